import { advert, applicant, course, study, work } from '../../case.ts';
import { seismologist } from '../other-people.ts';
import { inFragments, type SecondTrade } from '../second-case.ts';

const strong = applicant({
  name: 'Salma Hemed',
  bio: 'Till number 3 at a busy supermarket for five years; I have been short twice, 40 shillings together.',
  educations: [study('High School', 'Form Four Certificate', '', 'Ilala Secondary', '2013-01', '2016-11')],
  experiences: [
    work(
      'Till operator',
      'Kariakoo Supermart',
      '2021-02',
      null,
      'Pass goods over the scanner, weigh fruit, take notes and coins, cards and M-Pesa, and give back the right change with a smile. I hold suspicious notes under the lamp. At ten at night I count the drawer, fill in the sheet and hand the bag to the supervisor. When somebody brings back a broken kettle I listen first and then call the shift leader.',
    ),
    work(
      'Shop girl',
      'Mzizima Cosmetics',
      '2018-04',
      '2021-01',
      'Showed creams to ladies, filled shelves, wrote receipts by hand.',
    ),
  ],
  skills: ['Cash handling', 'Scanning', 'Mobile money'],
  languages: { Swahili: 'native', English: 'intermediate' },
});

export const cashier = {
  name: 'cashier',
  job: advert({
    title: 'Cashier',
    level: 'Entry',
    education: 'High School',
    skills: [
      'Cash handling',
      'Point-of-sale system',
      'Customer service',
      'Till reconciliation',
      'Card and mobile payments',
      'Basic arithmetic',
    ],
    description: `
Jirani Supermarkets opens its ninth branch and is hiring twelve cashiers, full time and weekend.

At the checkout you greet customers, scan or weigh their goods, take payment in cash, by card and by mobile money, give correct change and receipts, and pack when the line is long. You check banknotes, keep your float safe, and at the end of the shift you count the till and sign the sheet with the supervisor. You deal politely with returns and complaints or pass them on.

We ask for a secondary-school certificate, quick and honest arithmetic, clean dress and a friendly word. Work experience is good but not necessary: school leavers get two weeks of training at the point-of-sale system. Shifts are early, late and Sunday in turns. Staff discount, transport at night.`,
  }),
  strong,
  evidenceFor: {
    'Cash handling': true,
    'Point-of-sale system': true,
    'Customer service': true,
    'Till reconciliation': true,
    'Card and mobile payments': true,
    'Basic arithmetic': true,
  },
  weaker: applicant({
    name: 'Haruna Bakari',
    bio: 'Form four leaver who packs bags at a supermarket.',
    educations: [study('High School', 'Form Four Certificate', '', 'Temeke Secondary', '2021-01', '2024-11')],
    experiences: [
      work(
        'Packer',
        'Shoppers Choice',
        '2026-01',
        null,
        'Pack customers’ bags beside the till, bring trolleys, carry goods to the car, and once a week sit at the till for an hour when the cashier eats.',
      ),
    ],
    skills: ['Packing', 'Politeness with customers'],
    languages: { Swahili: 'native', English: 'basic' },
  }),
  weakerEvidenceFor: {
    'Cash handling': true,
    'Point-of-sale system': false,
    'Customer service': true,
    'Till reconciliation': false,
    'Card and mobile payments': false,
    'Basic arithmetic': false,
  },
  neighbour: applicant({
    name: 'Lilian Mrema',
    bio: 'Shelf filler and price checker in a household store.',
    educations: [study('High School', 'Form Four Certificate', '', 'Moshi Secondary', '2013-01', '2016-11')],
    experiences: [
      work(
        'Merchandiser',
        'Nakumatt-style store, Arusha',
        '2018-03',
        null,
        'Fill shelves, turn labels to the front, check sell-by dates, change prices with the gun, count goods with the handheld scanner and tell customers where to find things.',
      ),
    ],
    skills: ['Shelf filling', 'Stock counts', 'Customer service'],
    languages: { Swahili: 'native', English: 'intermediate' },
  }),
  unrelated: seismologist,
  changer: applicant({
    name: 'Godfrey Massawe',
    bio: 'Eleven years a farm watchman in Kilosa. I can count, so my sister’s shop and then the supermarket took me.',
    educations: [study('High School', 'Form Four Certificate', '', 'Kilosa Secondary', '2008-01', '2011-11')],
    experiences: [
      work(
        'Cashier',
        'Morogoro Food Market',
        '2025-09',
        null,
        'I greet, scan and weigh, take cash, card and Tigo Pesa, give change and receipt. I check banknotes, keep my float, and count the till with the supervisor at closing.',
      ),
      work(
        'Watchman',
        'Kilosa Sisal Estate',
        '2014-01',
        '2025-03',
        'Walked around the sheds at night with torch and dog, opened the gate and wrote car numbers.',
      ),
    ],
    skills: ['Counting money', 'Honesty'],
    languages: { Swahili: 'native', English: 'basic' },
  }),
  terse: inFragments(strong, [
    'Scanner, scale, cash, cards, M-Pesa, change. Drawer count at night. Complaints.',
    'Creams, shelves, handwritten receipts, selling to ladies.',
  ]),
  beginners: [
    applicant({
      name: 'Winfrida Joseph',
      bio: 'Eighteen years, B in mathematics, treasurer of our school shop for two years.',
      educations: [study('High School', 'Form Four Certificate', '', 'Bagamoyo Girls', '2022-01', '2025-11')],
      skills: ['Cash handling', 'Basic arithmetic', 'Customer service', 'Till reconciliation'],
      languages: { Swahili: 'native', English: 'intermediate' },
      letter:
        'At the school shop I sold pens and bread in the break, gave change and every Friday counted the box with the teacher. It was always correct. I would like to learn the point-of-sale system.',
    }),
    applicant({
      name: 'Omari Shabani',
      bio: 'School leaver with a short course in retail, ready for Sundays.',
      educations: [study('High School', 'Form Four Certificate', '', 'Tanga Technical', '2021-01', '2024-11')],
      trainings: [
        course(
          'Retail and till, 6 weeks',
          'VETA Tanga',
          '2026-05',
          'Practised on a training till: scanning, cash, card terminal, mobile payments, refunds and closing the drawer.',
        ),
      ],
      skills: ['Point-of-sale system', 'Card and mobile payments', 'Customer service'],
      languages: { Swahili: 'native', English: 'basic' },
    }),
  ],
  inLanguages: [
    {
      language: 'Swahili',
      application: applicant({
        name: 'Mwanahawa Salum',
        bio: 'Nimekaa kwenye kaunta ya malipo miaka sita. Foleni ndefu hainitishi, na hesabu yangu hufunga kila usiku.',
        educations: [
          study('High School', 'Cheti cha kidato cha nne', '', 'Sekondari ya Makumbusho', '2012-01', '2015-11'),
        ],
        experiences: [
          work(
            'Karani wa malipo',
            'Duka Kuu la Tumaini, Dodoma',
            '2020-03',
            null,
            'Nasalimia wateja, napitisha bidhaa kwenye mashine, napima matunda, napokea pesa taslimu, kadi na M-Pesa, narudisha chenji kamili na risiti. Noti ninazoshuku naziangalia kwa taa. Mwisho wa zamu nahesabu droo na kusaini karatasi pamoja na msimamizi.',
          ),
          work(
            'Muuza duka',
            'Duka la Vipodozi Uzuri',
            '2017-02',
            '2020-02',
            'Niliuza, nilipanga rafu na kuandika risiti kwa mkono.',
          ),
        ],
        skills: ['Kushika fedha', 'Huduma kwa wateja', 'Kutumia mashine ya mauzo'],
        languages: { Kiswahili: 'native', Kiingereza: 'intermediate' },
        letter: 'Nipo tayari kwa zamu za usiku na Jumapili.',
      }),
      evidenceFor: {
        'Cash handling': true,
        'Point-of-sale system': true,
        'Customer service': true,
        'Till reconciliation': true,
        'Card and mobile payments': true,
        'Basic arithmetic': true,
      },
    },
  ],
  titlesByGender: [{ masculine: 'Salesman and cashier', feminine: 'Saleswoman and cashier' }],
} satisfies SecondTrade;
