import { advert, applicant, course, study, work } from '../../case.ts';
import { inFragments, type SecondTrade } from '../../second/second-case.ts';
import { novelist } from '../other-people.ts';

const strong = applicant({
  name: 'Irakoze Divine',
  bio: 'Eyes for small things. Six years at the bench of two district hospitals in Rwanda.',
  educations: [
    study(
      'Associate Degree',
      'Advanced Diploma',
      'Biomedical Laboratory Sciences',
      'Kigali Health Polytechnic',
      '2016-09',
      '2019-10',
    ),
  ],
  experiences: [
    work(
      'Bench technologist',
      'Nyamata District Hospital',
      '2022-02',
      null,
      'From seven I draw forty to sixty people, babies too. Then smears: Giemsa for plasmodium, Ziehl for TB, counting fields until I am sure. Full blood counts and chemistry on two machines; before patients I run the controls, plot them, and do not release when they drift. Cross-match at night when theatre calls. Sharps to the box, cultures to the autoclave, spills with chlorine.',
      'Blind slides of the reference centre: 50 of 50 right.',
    ),
    work(
      'Lab technician',
      'Gahini Hospital',
      '2020-01',
      '2022-01',
      'Stool, urine, rapid tests for HIV and hepatitis, wrote results in the register and called the doctor at once for dangerous ones.',
    ),
  ],
  trainings: [course('Malaria slide reading, level 2', 'National Reference Laboratory', '2023-05')],
  skills: ['Microscopy', 'Blood grouping', 'Quality control'],
  languages: { Kinyarwanda: 'native', English: 'fluent', French: 'intermediate' },
});

export const laboratoryTechnician = {
  name: 'laboratory technician',
  job: advert({
    title: 'Laboratory Technician',
    level: 'Junior',
    education: 'Associate Degree',
    skills: [
      'Blood sample collection',
      'Microscopy',
      'Haematology',
      'Quality control',
      'Biosafety',
      'Result reporting',
      'Blood bank',
    ],
    description: `
A mission hospital of 180 beds in the hills above Bukoba seeks a Laboratory Technician for a team of six.

You receive and register patients, take blood and other samples, examine them under the microscope and with our analysers (haematology, chemistry), carry out rapid tests, group and cross-match blood, and report results to the ward on time. You run daily quality controls, care for the instruments, order reagents before they are finished, and follow biosafety rules in all you do. One night in five you are on call.

Applicants hold a diploma in medical laboratory sciences, are enrolled with the council, and have worked in a clinical laboratory for a year or longer. Knowledge of GeneXpert is welcome. A clean single room on the compound and a garden plot come with the post.`,
  }),
  strong,
  evidenceFor: {
    'Blood sample collection': true,
    Microscopy: true,
    Haematology: true,
    'Quality control': true,
    Biosafety: true,
    'Result reporting': true,
    'Blood bank': true,
  },
  weaker: applicant({
    name: 'Lukasi Rwegoshora',
    bio: 'Finished laboratory school in July, four months in a dispensary.',
    educations: [
      study(
        'Associate Degree',
        'Diploma in Medical Laboratory',
        'Medical Laboratory Sciences',
        'Bukoba Health College',
        '2023-09',
        '2026-07',
      ),
    ],
    experiences: [
      work(
        'Lab Assistant',
        'Kyaka Dispensary',
        '2026-07',
        null,
        'Prick fingers for malaria rapid test and sugar, test urine with strips, wash glassware.',
      ),
    ],
    skills: ['Rapid tests', 'Urine strips'],
    languages: { Swahili: 'native', English: 'intermediate' },
  }),
  weakerEvidenceFor: {
    'Blood sample collection': true,
    Microscopy: false,
    Haematology: false,
    'Quality control': false,
    Biosafety: false,
    'Result reporting': false,
    'Blood bank': false,
  },
  neighbour: applicant({
    name: 'Zuhura Kassim',
    bio: 'Water and milk tester in a dairy company.',
    educations: [
      study(
        'Associate Degree',
        'Diploma in Food Science',
        'Food Science',
        'Sokoine Valley College',
        '2014-09',
        '2017-07',
      ),
    ],
    experiences: [
      work(
        'Quality Assistant',
        'Tanga Milk',
        '2018-01',
        null,
        'Take milk samples from each tanker, test fat, acidity and antibiotics, plate for coliforms, read the plates, keep the autoclave and write the batch report.',
      ),
    ],
    skills: ['Milk testing', 'Culture plates', 'Quality control', 'HACCP'],
    languages: { Swahili: 'native', English: 'intermediate' },
  }),
  unrelated: novelist,
  changer: applicant({
    name: 'Theogene Bizimana',
    bio: 'I repaired radios and phones for eleven years. Small parts, patience, a lamp: the bench in the laboratory felt like home.',
    educations: [
      study(
        'Associate Degree',
        'Diploma in Laboratory Sciences',
        'Medical Laboratory',
        'Ruhengeri Institute of Health',
        '2022-09',
        '2025-07',
      ),
    ],
    experiences: [
      work(
        'Laboratory Technician',
        'Shyira Hospital',
        '2025-09',
        null,
        'I take blood, read malaria and TB slides, run the haematology analyser with its control each morning, do rapid tests, and group blood. Results go into the register and to the ward. Gloves, chlorine and the sharps box always.',
      ),
      work(
        'Phone and radio repairer',
        'Musanze market',
        '2011-02',
        '2022-08',
        'Soldered, changed screens and speakers, and sold chargers.',
      ),
    ],
    skills: ['Slide reading', 'Taking blood', 'Soldering'],
    languages: { Kinyarwanda: 'native', English: 'intermediate', Swahili: 'intermediate' },
  }),
  terse: inFragments(strong, [
    'Venepuncture 50 daily. Malaria, TB smears. Blood counts. Controls. Cross-match. Autoclave.',
    'Stool, urine, HIV and hepatitis rapid tests, register, urgent results phoned.',
  ]),
  inLanguages: [
    {
      language: 'French',
      application: applicant({
        name: 'Clarisse Nahimana',
        bio: 'Technicienne de laboratoire depuis sept ans à Gitega. Le microscope ne ment pas, à condition de prendre son temps.',
        educations: [
          study(
            'Associate Degree',
            'Diplôme A1',
            'Techniques de laboratoire médical',
            'Institut national de santé publique de Bujumbura',
            '2015-10',
            '2018-09',
          ),
        ],
        experiences: [
          work(
            'Technicienne de laboratoire',
            'Hôpital régional de Gitega',
            '2021-03',
            null,
            'Prélèvements veineux et capillaires, gouttes épaisses et frottis, recherche de BK, hémogrammes sur automate. Chaque matin je passe les contrôles et je bloque les résultats s’ils sortent des limites. Groupage et épreuve de compatibilité pour le bloc. Je rends les résultats signés et j’appelle le médecin en cas d’urgence. Déchets piquants, autoclave, eau de Javel : la sécurité d’abord.',
          ),
          work(
            'Laborantine',
            'Centre de santé de Mutoyi',
            '2018-11',
            '2021-02',
            'Selles, urines, tests rapides du VIH et du paludisme, tenue du registre.',
          ),
        ],
        skills: ['Microscopie', 'Hématologie', 'Prélèvements sanguins'],
        languages: { Français: 'fluent', Kirundi: 'native', Swahili: 'intermediate' },
      }),
      evidenceFor: {
        'Blood sample collection': true,
        Microscopy: true,
        Haematology: true,
        'Quality control': true,
        Biosafety: true,
        'Result reporting': true,
        'Blood bank': true,
      },
    },
  ],
  titlesByGender: [],
} satisfies SecondTrade;
