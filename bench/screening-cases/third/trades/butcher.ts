import { advert, applicant, course, study, work } from '../../case.ts';
import { inFragments, type SecondTrade } from '../../second/second-case.ts';
import { watchmaker } from '../other-people.ts';

const strong = applicant({
  name: 'Hamisi Rashidi Mkumba',
  bio: 'Nine years with the knife, and I still have ten fingers. People queue for me because I cut as they want it.',
  educations: [study('High School', 'Form Four Certificate', '', 'Kilosa Secondary', '2010-01', '2013-11')],
  experiences: [
    work(
      'Counter man',
      'Nyama Bora, Morogoro',
      '2020-03',
      null,
      'Two sides of beef and six goats come each morning. I split them, take out the bones, trim the fat and lay steaks, ribs and mince in the window. Whatever hangs at more than four degrees goes back to the supplier. Boards and saw are washed with hot water and chlorine three times a day. I ask the lady what she wants to cook, weigh it, wrap it and say the price.',
      'We throw away less than two kilos a week.',
    ),
    work(
      'Slaughter hand',
      'Municipal abattoir, Morogoro',
      '2017-06',
      '2020-02',
      'Skinned and opened forty head a night, halal, and held them ready for the stamp of the meat inspector. Ground the knives of the whole line.',
    ),
  ],
  skills: ['Deboning', 'Halal slaughter', 'Selling meat'],
  languages: { Swahili: 'native', English: 'basic' },
});

export const butcher = {
  name: 'butcher',
  job: advert({
    title: 'Butcher',
    level: 'Entry',
    skills: [
      'Meat cutting',
      'Deboning',
      'Knife sharpening',
      'Meat hygiene',
      'Customer service',
      'Cold chain control',
      'Sausage making',
    ],
    description: `
A family butchery with two shops in Dar es Salaam is opening a third one in Tegeta and looks for butchers, young or old.

From six in the morning you receive beef, goat and lamb, check the stamp and the temperature, cut and debone, mince, and fill the display. You serve people at the counter, weigh and pack, and advise them which piece is for pilau and which is for the grill. On Tuesdays and Fridays we make sausages. You keep your knives sharp, the cold room cold, and boards, hooks and floor clean enough for the health officer.

You need no years of work: we teach whoever is strong, clean and friendly and holds, or will get, the food handler's card. Six days a week, meat for your family on Saturdays.`,
  }),
  strong,
  evidenceFor: {
    'Meat cutting': true,
    Deboning: true,
    'Knife sharpening': true,
    'Meat hygiene': true,
    'Customer service': true,
    'Cold chain control': true,
    'Sausage making': false,
  },
  weaker: applicant({
    name: 'Salehe Mwinyi',
    bio: 'I help at a butchery since February.',
    experiences: [
      work(
        'Helper in a butchery',
        'Kwa Babu Nyama',
        '2026-02',
        null,
        'I carry the meat from the truck, chop bones with the axe, wash the floor, put the meat in paper and hand it to the customer.',
      ),
    ],
    skills: ['Chopping bones', 'Cleaning'],
    languages: { Swahili: 'native' },
  }),
  weakerEvidenceFor: {
    'Meat cutting': true,
    Deboning: false,
    'Knife sharpening': false,
    'Meat hygiene': false,
    'Customer service': true,
    'Cold chain control': false,
    'Sausage making': false,
  },
  neighbour: applicant({
    name: 'Zainabu Likwata',
    bio: 'Fish seller from Mtwara with a stall at the ferry market.',
    experiences: [
      work(
        'Fishmonger',
        'Own stall, Ferry market',
        '2018-05',
        null,
        'Buy kingfish and octopus at the auction, scale, gut and fillet them, keep them on crushed ice and sell them to hotels and housewives. Wash the table with sea water and soap.',
      ),
    ],
    skills: ['Filleting', 'Bargaining', 'Ice keeping'],
    languages: { Swahili: 'native' },
  }),
  unrelated: watchmaker,
  changer: applicant({
    name: 'Gerald Mlowe',
    bio: 'For eleven years I drove nails into shoes as a cobbler in Iringa. Since August of last year I cut meat, and I like it more.',
    experiences: [
      work(
        'Butcher',
        'Highland Meats',
        '2025-08',
        null,
        'I cut beef and goat into portions, debone shoulders and legs, mince, weigh and serve at the counter. I write the temperature of the cold room morning and evening, hone my knives before opening, and scrub boards and hooks when we close. On Saturdays we fill sausages.',
      ),
      work('Cobbler', 'Self-employed', '2014-04', '2025-06', 'Soled, stitched and polished shoes under a tree.'),
    ],
    skills: ['Meat cutting', 'Counter service', 'Shoe repair'],
    languages: { Swahili: 'native', English: 'basic' },
  }),
  terse: inFragments(strong, [
    'Beef, goats. Splitting, deboning, mince, counter, scale. Cold room 4 degrees. Chlorine wash.',
    'Skinning, halal, 40 head a night. Knife grinding.',
  ]),
  beginners: [
    applicant({
      name: 'Rehema Chilongola',
      bio: 'Farmer’s daughter, 19, food handler’s card in my pocket. I have killed, plucked and cut more chickens than I can count.',
      trainings: [
        course(
          'Meat processing, 3 months',
          'Livestock Training Centre, Tengeru',
          '2026-07',
          'Cutting a carcass into joints, deboning, sharpening knives, sausages, hygiene and the cold room; practice in the college butchery.',
        ),
      ],
      skills: ['Meat cutting', 'Deboning', 'Meat hygiene', 'Sausage making'],
      languages: { Swahili: 'native', English: 'basic' },
      letter: 'At the college butchery I also stood at the counter on market days, and people came back to me.',
    }),
    applicant({
      name: 'Elias Nyoni',
      bio: 'Twenty-one, strong, early riser. I would like to learn this trade properly.',
      educations: [study('High School', 'Form Four Certificate', '', 'Songea Boys', '2021-01', '2024-11')],
      skills: ['Meat cutting', 'Knife sharpening', 'Customer service', 'Meat hygiene'],
      languages: { Swahili: 'native', English: 'intermediate' },
      letter:
        'My uncle butchers two goats for every feast of our village and since I was fourteen I skin and cut them with him, sharpen his knives on the stone, wash everything with hot water, and share out the portions.',
    }),
  ],
  inLanguages: [
    {
      language: 'Swahili',
      application: applicant({
        name: 'Abasi Ngwali',
        bio: 'Mimi ni mchinjaji na muuza nyama kwa miaka minane, Tanga na Korogwe. Kisu changu ni kikali na duka langu ni safi.',
        experiences: [
          work(
            'Muuza nyama',
            'Bucha la Mkulima, Tanga',
            '2020-05',
            null,
            'Asubuhi napokea ng’ombe na mbuzi, naangalia mhuri na joto la nyama, kisha nakata vipande, natoa mifupa na kusaga. Nahudumia wateja dukani, napima kwa mizani na kuwashauri nyama gani inafaa kuchoma. Nanoa visu kila siku, na friji naiangalia asubuhi na jioni. Kila Ijumaa tunatengeneza soseji. Mbao na sakafu tunaosha kwa maji moto na dawa.',
          ),
          work(
            'Mchinjaji',
            'Machinjio ya Korogwe',
            '2018-02',
            '2020-04',
            'Nilichinja, kuchuna ngozi na kupasua mbuzi thelathini kwa usiku.',
          ),
        ],
        skills: ['Kukata nyama', 'Kutoa mifupa', 'Kunoa visu'],
        languages: { Kiswahili: 'native', Kiingereza: 'basic' },
      }),
      evidenceFor: {
        'Meat cutting': true,
        Deboning: true,
        'Knife sharpening': true,
        'Meat hygiene': true,
        'Customer service': true,
        'Cold chain control': true,
        'Sausage making': true,
      },
    },
  ],
  titlesByGender: [{ masculine: 'Meat salesman', feminine: 'Meat saleswoman' }],
} satisfies SecondTrade;
