import { advert, applicant, course, study, work } from '../../case.ts';
import { inFragments, type SecondTrade } from '../../second/second-case.ts';
import { puppeteer } from '../other-people.ts';

const strong = applicant({
  name: 'Abdullahi Godana Wario',
  bio: 'Water man from Marsabit. In thirteen years I have gone down into basalt, sand and black cotton soil, and most holes were wet.',
  educations: [study('High School', 'KCSE', '', 'Moyale Mixed', '2007-02', '2010-11')],
  experiences: [
    work(
      'Rig operator',
      'Chalbi Water Works',
      '2019-05',
      null,
      'I sit the truck level on its jacks and go down with the air hammer or the tricone and foam, up to 260 metres, six-metre rods, listening to the bit. Each two metres I lay the cuttings in a row and write colour, grain and speed. Steel or PVC down, screens where the water comes in, washed gravel around, cement at the top. Then we blow it clean and let the submersible run a day and a night, with the dipper in my hand. Filters, hoses and grease nipples are my evening prayer.',
      'A hundred and forty holes, twenty-two of them dry.',
    ),
    work(
      'Floor hand',
      'Ewaso Drillers, Isiolo',
      '2013-04',
      '2019-04',
      'Added and broke rods with the tongs, mixed mud, shovelled cuttings, greased the mast, cooked for the crew when needed.',
    ),
  ],
  trainings: [course('Crew safety on rotary rigs', 'Kenya Water Institute North', '2021-03')],
  skills: ['Rotary drilling', 'Rig maintenance', 'Finding my way in the desert'],
  languages: { Borana: 'native', Swahili: 'fluent', English: 'intermediate', Somali: 'intermediate' },
});

export const boreholeDriller = {
  name: 'borehole driller',
  job: advert({
    title: 'Borehole Driller',
    level: 'Mid',
    skills: [
      'Rotary drilling',
      'Casing installation',
      'Geological logging',
      'Test pumping',
      'Rig maintenance',
      'Drilling fluids',
      'Water quality sampling',
    ],
    description: `
A relief organisation drills for villages and camps in Garissa, Wajir and across the border, with one truck-mounted rotary rig and one compressor, and looks for a Borehole Driller.

You set up the rig at the point given by the hydrogeologist, drill with mud, foam or down-the-hole hammer, log the samples, install casing, screens and gravel pack, grout the top, develop the well, carry out the pumping test and fill the bottles for the laboratory. You lead three helpers and see that they wear boots, gloves and helmets. You service the rig daily and order bits, hammers and spare parts early enough.

We expect three or more years on a rig, of which some as operator, and the patience to live in a tent for four weeks at a time (then ten days at home). Driving licence for trucks is welcome.`,
  }),
  strong,
  evidenceFor: {
    'Rotary drilling': true,
    'Casing installation': true,
    'Geological logging': true,
    'Test pumping': true,
    'Rig maintenance': true,
    'Drilling fluids': true,
    'Water quality sampling': false,
  },
  weaker: applicant({
    name: 'Hussein Dahir Noor',
    bio: 'Helper at a drilling rig since last year.',
    experiences: [
      work(
        'Rig helper',
        'Tana Boreholes',
        '2025-07',
        null,
        'Carry and screw the rods, mix bentonite with water, grease the machine and wash it, guard it at night.',
      ),
    ],
    skills: ['Rod handling', 'Mixing mud'],
    languages: { Somali: 'native', Swahili: 'intermediate' },
  }),
  weakerEvidenceFor: {
    'Rotary drilling': false,
    'Casing installation': false,
    'Geological logging': false,
    'Test pumping': false,
    'Rig maintenance': true,
    'Drilling fluids': true,
    'Water quality sampling': false,
  },
  neighbour: applicant({
    name: 'Jackson Lekuton',
    bio: 'I keep village hand pumps and water kiosks alive around Maralal.',
    educations: [
      study('Associate Degree', 'Certificate in Water Technology', 'Water', 'Samburu Technical', '2014-01', '2015-12'),
    ],
    experiences: [
      work(
        'Pump technician',
        'Samburu Water Users',
        '2016-02',
        null,
        'Pull Afridev pumps, change cup seals and rods, join pipes to the tank, read meters, test chlorine and train caretakers.',
      ),
    ],
    skills: ['Hand pumps', 'Pipe joining', 'Community training', 'Water testing'],
    languages: { Samburu: 'native', Swahili: 'fluent', English: 'intermediate' },
  }),
  unrelated: puppeteer,
  changer: applicant({
    name: 'Mohamed Jillo',
    bio: 'Twelve years a camel herder and trader at Dirib Gombo. When the animals died I went to those who bring the water, fifteen months ago.',
    experiences: [
      work(
        'Driller',
        'Huri Hills Boreholes',
        '2025-08',
        null,
        'After four months as a helper they gave me the levers. I drill with mud and with the hammer, log the samples every three metres, put in casing and screens with the gravel, blow the well clean and help with the pumping test; I also fill the sample bottles. Oil, filters and hoses of the rig and compressor are checked by me every day.',
      ),
      work(
        'Camel herder and trader',
        'Own herd',
        '2013-01',
        '2025-06',
        'Walked forty camels between wells, sold milk and bulls, settled quarrels at the trough.',
      ),
    ],
    skills: ['Drilling', 'Casing', 'Camels'],
    languages: { Borana: 'native', Swahili: 'intermediate', English: 'basic' },
  }),
  terse: inFragments(strong, [
    'Truck rig, DTH + tricone, foam, 260 m. Samples logged. Casing, screens, gravel, cement. 24 h pump test. Service.',
    'Rods, mud, greasing, cuttings.',
  ]),
  inLanguages: [
    {
      language: 'Somali',
      application: applicant({
        name: 'Yuusuf Aadan Buraale',
        bio: 'Ceel-qode ayaan ahay. Kow iyo toban sano ayaan ceelasha riigga ka qodayey Gedo, Bay iyo Jubbada Hoose.',
        experiences: [
          work(
            'Hawlwadeenka riigga',
            'Hay’adda Biyaha Jubba',
            '2019-06',
            null,
            'Riigga ayaan goobta ku taagaa oo miisaamaa, kadib waxaan qodaa ilaa 220 mitir aniga oo isticmaalaya dhoobo, xumbo ama dubbe hawo. Labadii mitirba saambalka carrada ayaan safaa oo qoraa. Tuubooyinka iyo shaandhooyinka ayaan geliyaa, quruuruxna hareeraha ayaan ka shubaa, afkana shamiito ayaan ku xidhaa. Ceelka waan nadiifiyaa, bamka ayaan afar iyo labaatan saacadood tijaabiyaa, biyahana dhalo ayaan ugu diraa shaybaarka. Saliidda, filtarrada iyo tuubooyinka riigga maalin walba waan hubiyaa.',
          ),
          work(
            'Caawiye riig',
            'Ceelasha Baydhabo',
            '2015-02',
            '2019-05',
            'Ulaha qodista ayaan isku xidhi jiray, dhoobada ayaan qasi jiray, mashiinkana gariis ayaan marin jiray.',
          ),
        ],
        skills: ['Qodista ceelasha', 'Dayactirka riigga', 'Tijaabinta bamka'],
        languages: { Soomaali: 'native', Ingiriisi: 'basic', Carabi: 'intermediate' },
      }),
      evidenceFor: {
        'Rotary drilling': true,
        'Casing installation': true,
        'Geological logging': true,
        'Test pumping': true,
        'Rig maintenance': true,
        'Drilling fluids': true,
        'Water quality sampling': true,
      },
    },
  ],
  titlesByGender: [{ masculine: 'Drilling foreman', feminine: 'Drilling forewoman' }],
} satisfies SecondTrade;
