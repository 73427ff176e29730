import { advert, applicant, course, study, type Trade, work } from '../case.ts';
import { hairdresser, museumCurator } from '../other-people.ts';

export const electrician: Trade = {
  name: 'electrician',
  job: advert({
    title: 'Electrician',
    level: 'Mid',
    education: 'Associate Degree',
    skills: [
      'Electrical wiring',
      'Switchboard installation',
      'Fault diagnosis',
      'Conduit installation',
      'Electrical safety',
      'Reading wiring diagrams',
    ],
    description: `
Construction company with sites in Djibouti and Dire Dawa hires two Electricians.

Tasks: install conduits, trunking, sockets, lights and distribution boards in flats and office blocks; pull and terminate cable up to 95 mm²; read single-line and wiring diagrams; test insulation and earth resistance; connect pumps, generators and air conditioners; find and repair faults during the guarantee year; keep to lock-out rules at all times.

Profile: diploma or trade certificate in electrical installation, 3+ years on building sites, licence class B or equal, no fear of working in the heat. French or Amharic helps on site. Safety shoes, transport and lunch are given.`,
  }),
  strong: applicant({
    name: 'Dawit Gebremariam',
    bio: 'Ten years of pulling cable and closing boards in hotels, flats and a bottling plant.',
    educations: [
      study(
        'Associate Degree',
        'Level IV Diploma in Building Electrical Installation',
        'Electrical Installation',
        'Dire Dawa Polytechnic',
        '2013-09',
        '2016-07',
      ),
    ],
    experiences: [
      work(
        'Electrician',
        'Horn Builders',
        '2020-02',
        null,
        'First and second fix in seven-storey blocks: chase walls, lay pipe, pull wires, fit sockets and lamps, and make up the floor boards from the drawings. I megger every circuit before we energise and write the test sheet. Two helpers work with me.',
        'Passed all utility inspections at the first visit since 2021.',
      ),
      work(
        'Maintenance Electrician',
        'Awash Bottling',
        '2016-09',
        '2020-01',
        'Traced tripped motors and burnt contactors on the filling line, changed breakers and ballasts, serviced the standby generator, and locked out machines before anyone reached inside.',
      ),
    ],
    trainings: [course('Electrical safety and lock-out', 'Ethiopian Energy Authority', '2019-03')],
    skills: [
      'House and building wiring',
      'Distribution boards',
      'Fault finding',
      'Conduit and trunking',
      'Lock-out/tag-out',
      'Megger testing',
    ],
    languages: { Amharic: 'native', English: 'intermediate', French: 'basic' },
    letter: 'I read drawings without help and I leave a clean board. I can move to Djibouti in December.',
  }),
  junior: applicant({
    name: 'Yonis Aden',
    bio: 'Trade-school leaver with one year on site.',
    educations: [
      study(
        'Associate Degree',
        'Certificate in Electrical Installation',
        'Electrical Installation',
        'Lycée Technique de Balbala',
        '2022-09',
        '2025-06',
      ),
    ],
    experiences: [
      work(
        'Apprentice Electrician',
        'Balbala Construction',
        '2025-11',
        null,
        'Cut and bend pipe, pull wires, fit sockets and switches, and pass tools to the foreman when he closes the board.',
      ),
    ],
    skills: ['Conduit bending', 'Wiring sockets'],
    languages: { Somali: 'native', French: 'fluent' },
  }),
  neighbour: applicant({
    name: 'Peter Muthama',
    bio: 'Refrigeration and air-conditioning mechanic, eight years of cold rooms.',
    educations: [
      study(
        'Associate Degree',
        'Diploma in Refrigeration',
        'Refrigeration and Air Conditioning',
        'Nairobi Technical Institute',
        '2014-01',
        '2016-11',
      ),
    ],
    experiences: [
      work(
        'Refrigeration Technician',
        'Polar Services',
        '2018-02',
        null,
        'Braze copper pipe, charge gas, change compressors and fans in split units and cold rooms, check current draw, and clean coils on a service round of sixty shops.',
      ),
    ],
    skills: ['Brazing', 'Gas charging', 'Compressor repair', 'Leak testing'],
    languages: { English: 'fluent', Swahili: 'native' },
  }),
  unrelated: hairdresser,
  unrelated2: museumCurator,
  changer: applicant({
    name: 'Omar Farah Dirir',
    bio: 'Dock worker for twelve years, electrician for a little more than one.',
    educations: [
      study(
        'Associate Degree',
        'Certificate in Electrical Installation',
        'Electrical Installation',
        'Centre de Formation Djibouti',
        '2023-09',
        '2025-06',
      ),
    ],
    experiences: [
      work(
        'Electrician',
        'Red Sea Contractors',
        '2025-09',
        null,
        'Wire flats from the diagram: pipe, cable, sockets, lamps, small consumer units. Test with the foreman and repair snags after handover.',
      ),
      work(
        'Stevedore',
        'Port of Doraleh',
        '2011-03',
        '2023-08',
        'Lashed containers, loaded bags, and signalled to crane drivers.',
      ),
    ],
    trainings: [course('Safe isolation', 'Centre de Formation Djibouti', '2025-05')],
    skills: ['Wiring', 'Conduit', 'Crane signals'],
    languages: { Somali: 'native', French: 'fluent', Arabic: 'intermediate' },
  }),
  titles: ['Sparky', 'Electrical Technician', 'Wireman'],
  fields: {
    sensible: ['Electrical Installation', 'Electrical Engineering', 'Electrical and Electronics Technology'],
    other: ['Social Work', 'Fashion Design', 'Public Administration'],
  },
  inLanguages: {
    French: {
      strong: applicant({
        name: 'Moussa Robleh',
        bio: 'Électricien du bâtiment depuis dix ans : hôtels, immeubles et une usine d’embouteillage.',
        educations: [
          study(
            'Associate Degree',
            'BTS en installations électriques',
            'Électricité du bâtiment',
            'Lycée technique de Djibouti',
            '2013-09',
            '2016-07',
          ),
        ],
        experiences: [
          work(
            'Électricien',
            'Bâtisseurs de la Corne',
            '2020-02',
            null,
            'Pose des gaines, tirage des câbles, prises et luminaires dans des immeubles de sept étages, montage des tableaux d’après les plans. Je contrôle l’isolement de chaque circuit avant la mise sous tension et je rédige la fiche d’essai. Deux aides travaillent avec moi.',
            'Toutes les inspections réussies du premier coup depuis 2021.',
          ),
          work(
            'Électricien de maintenance',
            'Eaux d’Awash',
            '2016-09',
            '2020-01',
            'Recherche de pannes sur les moteurs et contacteurs de la ligne, remplacement de disjoncteurs, entretien du groupe électrogène, consignation des machines avant toute intervention.',
          ),
        ],
        trainings: [course('Habilitation électrique et consignation', 'Centre de formation', '2019-03')],
        skills: [
          'Câblage électrique',
          'Tableaux de distribution',
          'Diagnostic de pannes',
          'Pose de conduits',
          'Sécurité électrique',
          'Lecture de schémas',
        ],
        languages: { Français: 'fluent', Somali: 'native', Amharique: 'intermediate' },
        letter: 'Je lis les plans sans aide et je laisse un tableau propre. Je suis libre dès décembre.',
      }),
      job: advert({
        title: 'Électricien',
        level: 'Mid',
        education: 'Associate Degree',
        skills: [
          'Câblage électrique',
          'Installation de tableaux',
          'Diagnostic de pannes',
          'Pose de conduits',
          'Sécurité électrique',
          'Lecture de schémas électriques',
        ],
        description: `
Entreprise de construction présente à Djibouti et à Dire Dawa recrute deux électriciens.

Missions : poser les conduits, goulottes, prises, luminaires et tableaux dans des appartements et des bureaux ; tirer et raccorder des câbles jusqu’à 95 mm² ; lire les schémas unifilaires ; mesurer l’isolement et la terre ; raccorder pompes, groupes électrogènes et climatiseurs ; rechercher et réparer les pannes pendant l’année de garantie ; respecter les règles de consignation.

Profil : diplôme ou certificat en installation électrique, trois ans d’expérience ou plus sur chantier, habilitation en règle. Chaussures de sécurité, transport et repas fournis.`,
      }),
    },
  },
  oddities: [
    {
      name: 'the same trade in a different industry',
      like: 'strong',
      application: applicant({
        name: 'Abebe Tadesse',
        bio: 'Ship’s electrician for eight years, now home and looking for work on land.',
        educations: [
          study(
            'Associate Degree',
            'Diploma in Electrical Technology',
            'Electrical Technology',
            'Bahir Dar Technical School',
            '2013-09',
            '2016-07',
          ),
        ],
        experiences: [
          work(
            'Ship Electrician',
            'Ethiopian Shipping',
            '2017-03',
            null,
            'Maintain switchboards, cabling, lighting and pump motors on a bulk carrier. Find earth faults, replace breakers and contactors, read the ship’s wiring drawings, and isolate and tag before work.',
          ),
        ],
        trainings: [course('Electro-technical rating', 'Babogaya Maritime Academy', '2017-02')],
        skills: ['Switchboards', 'Wiring', 'Fault finding', 'Motors', 'Isolation'],
        languages: { Amharic: 'native', English: 'fluent' },
      }),
    },
  ],
};
