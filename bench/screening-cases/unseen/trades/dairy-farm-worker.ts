import { advert, applicant, course, study, work } from '../../case.ts';
import { inFragments, type SecondTrade } from '../../second/second-case.ts';
import { opticalPhysicist } from '../other-people.ts';

const strong = applicant({
  name: 'Chemutai Rael',
  bio: 'I grew up under a cow, my mother says. Nine years on farms in Nandi and Nakuru, Friesians and Ayrshires.',
  experiences: [
    work(
      'In charge of the parlour',
      'Lessos Highland Farm',
      '2020-08',
      null,
      'Up at four. I wash the udder, strip the first drops into the black cup, put the clusters on, dip each teat after. Thirty-eight cows, twice. I see from the eye and the ear who is not well, take her temperature and ring the vet. Dairy meal by yield, silage from the pit, salt lick. Six calves were born into my arms in March; all got colostrum inside the hour. I keep the sheet: litres, bulling, served, dry.',
      'From 14 to 19 litres a cow in three years, cell count under 200.',
    ),
    work(
      'Farm hand',
      'Cheptoo family',
      '2017-03',
      '2020-07',
      'Milked seven by hand, cut napier, dug out the shed, scalded cans and churn with hot water and carried them to the cooler.',
    ),
  ],
  skills: ['Milking', 'Silage', 'Animal records'],
  languages: { Nandi: 'native', Swahili: 'fluent', English: 'basic' },
});

export const dairyFarmWorker = {
  name: 'dairy farm worker',
  job: advert({
    title: 'Dairy Farm Worker',
    level: 'Entry',
    skills: [
      'Milking',
      'Feeding livestock',
      'Calf rearing',
      'Milk hygiene',
      'Heat detection',
      'Record keeping',
      'Recognising sick animals',
    ],
    description: `
Family dairy near Limuru with fifty-five cows and a small yoghurt room is looking for a farm worker who likes animals more than telephones.

Twice a day, at half past four and at three, you milk with the machine, clean udders and equipment, and cool the milk. You feed the cows and calves, cut and chop fodder, muck out, spread bedding, watch for cows on heat and for sick or lame animals, help at calving, and write down what you see in the herd book. On Fridays you help to dip against ticks.

No certificates or past employment are necessary: if you have kept cows at home, or learnt at an agricultural school or with 4-K Club, we will teach the machine. You are gentle, clean and early. Room, milk and firewood are free; one Sunday in two is off.`,
  }),
  strong,
  evidenceFor: {
    Milking: true,
    'Feeding livestock': true,
    'Calf rearing': true,
    'Milk hygiene': true,
    'Heat detection': true,
    'Record keeping': true,
    'Recognising sick animals': true,
  },
  weaker: applicant({
    name: 'Simiyu Alfred',
    bio: 'Working for a neighbour with three cows since January.',
    experiences: [
      work(
        'Farm boy',
        'Mzee Wafula',
        '2026-01',
        null,
        'I cut grass with the panga and carry it, bring water, clean the shed, and milk one cow in the evening.',
      ),
    ],
    skills: ['Cutting grass', 'Milking by hand'],
    languages: { Swahili: 'fluent', Bukusu: 'native' },
  }),
  weakerEvidenceFor: {
    Milking: true,
    'Feeding livestock': true,
    'Calf rearing': false,
    'Milk hygiene': false,
    'Heat detection': false,
    'Record keeping': false,
    'Recognising sick animals': false,
  },
  neighbour: applicant({
    name: 'Mutua Benedict',
    bio: 'Poultry man: layers and broilers, two thousand birds at a time.',
    experiences: [
      work(
        'Poultry Attendant',
        'Kitengela Layers',
        '2018-06',
        null,
        'Feed and water the hens, collect and grade eggs, change litter, watch for sick birds, vaccinate through the drinking water and note eggs and deaths in the book.',
      ),
    ],
    skills: ['Egg grading', 'Vaccinating birds', 'Record keeping', 'Brooding chicks'],
    languages: { Swahili: 'fluent', Kamba: 'native' },
  }),
  unrelated: opticalPhysicist,
  changer: applicant({
    name: 'Jackline Wangui',
    bio: 'Eight years at a sewing machine in the export zone. I went back up-country to the cows in 2025.',
    experiences: [
      work(
        'Dairy worker',
        'Kinangop Zero Grazing',
        '2025-07',
        null,
        'I milk twelve cows morning and evening, wash udders and cans, feed with hay and dairy meal, give the calves their milk in the bucket, and clean the shed. I write litres in the book and tell the owner when a cow is on heat or does not eat.',
      ),
      work(
        'Machine operator',
        'Athi EPZ Garments',
        '2016-02',
        '2025-04',
        'Sewed side seams of jeans, four hundred pieces a day.',
      ),
    ],
    skills: ['Milking', 'Feeding calves', 'Overlock machine'],
    languages: { Swahili: 'fluent', Kikuyu: 'native', English: 'basic' },
  }),
  terse: inFragments(strong, [
    'Milking 38 cows, teat dip, silage, calving, colostrum, milk and bulling sheet.',
    'Hand milking seven cows. Napier. Shed. Cans scalded.',
  ]),
  beginners: [
    applicant({
      name: 'Kiprop Meshack',
      bio: 'I finished Form Four and stayed home with our five cows. Now my brother is big enough and I can go.',
      educations: [study('High School', 'KCSE', 'Agriculture', 'Kapsisiywa Secondary', '2021-01', '2024-11')],
      skills: ['Milking', 'Feeding livestock', 'Calf rearing', 'Heat detection'],
      languages: { Swahili: 'fluent', Nandi: 'native', English: 'intermediate' },
      letter:
        'At home I milk by hand at five every morning, chop napier and see when a cow is bulling. I was chairman of the 4-K Club and kept the book of our school calf.',
    }),
    applicant({
      name: 'Nyambura Faith',
      bio: 'Nineteen, one year course in animal husbandry done, first job wanted.',
      trainings: [
        course(
          'Dairy husbandry, 9 months',
          'Waruhiu Farmers Centre',
          '2026-09',
          'Machine milking, mastitis test, clean milk, calf feeding, making silage, herd records. Six weeks on the school farm.',
        ),
      ],
      skills: ['Milking', 'Milk hygiene', 'Record keeping', 'Recognising sick animals'],
      languages: { Swahili: 'fluent', Kikuyu: 'native', English: 'fluent' },
    }),
  ],
  inLanguages: [
    {
      language: 'Swahili',
      application: applicant({
        name: 'Elibariki Laizer',
        bio: 'Nimelelewa na ng’ombe. Miaka kumi sasa nafuga kwa ajira, Arusha na Iringa.',
        experiences: [
          work(
            'Mhudumu wa ng’ombe wa maziwa',
            'Shamba la Usa River',
            '2019-05',
            null,
            'Saa kumi na nusu alfajiri naosha viwele, nakamua kwa mashine ng’ombe arobaini, nachovya chuchu dawa, kisha naosha vyombo kwa maji ya moto na kupoza maziwa. Nawapa pumba na silaji kulingana na lita. Ndama hupata maziwa ya kwanza ndani ya saa moja. Nikiona ng’ombe ana joto au hali majani, namwambia bwana mifugo siku hiyo. Yote huandikwa kwenye daftari.',
          ),
          work(
            'Mfanyakazi wa zizi',
            'Familia ya Mollel',
            '2016-02',
            '2019-04',
            'Nilikata majani, nilisafisha zizi na kukamua kwa mkono ng’ombe watano.',
          ),
        ],
        skills: ['Kukamua', 'Kulisha mifugo', 'Kutunza ndama'],
        languages: { Kiswahili: 'fluent', Kimaasai: 'native' },
      }),
      evidenceFor: {
        Milking: true,
        'Feeding livestock': true,
        'Calf rearing': true,
        'Milk hygiene': true,
        'Heat detection': true,
        'Record keeping': true,
        'Recognising sick animals': true,
      },
    },
  ],
  titlesByGender: [
    { masculine: 'Herdsman', feminine: 'Herdswoman' },
    { masculine: 'Dairyman', feminine: 'Dairymaid' },
  ],
} satisfies SecondTrade;
