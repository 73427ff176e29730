import { advert, applicant, course, study, work } from '../../case.ts';
import { beekeeper } from '../other-people.ts';
import { inFragments, type SecondTrade } from '../second-case.ts';

const strong = applicant({
  name: 'Mary Wambui Kariuki',
  bio: 'Seven years upstairs in hotels at the coast. I see dust that others do not see.',
  educations: [study('High School', 'KCSE', '', 'Nyeri Girls', '2012-01', '2015-11')],
  experiences: [
    work(
      'Room attendant',
      'Watamu Palms Hotel',
      '2021-06',
      null,
      'Sixteen rooms before two o’clock: strip the beds, stretch fresh sheets with hospital corners, scrub toilet and shower, replace soap and towels. I knock, greet and ask when they want me back. What people forget goes in a bag with the room number, to the office. A dripping tap or dead bulb I write in the book.',
      'Guests wrote my name in the comments more than anybody’s.',
    ),
    work(
      'Cleaner and wash-house',
      'Diani Cottages',
      '2019-02',
      '2021-05',
      'Sorted whites and colours, ran two machines, hung, ironed and folded. Mopped corridors and polished the lobby. Mixed the bleach as it says on the bottle, with gloves.',
    ),
  ],
  skills: ['Room cleaning', 'Ironing', 'Working fast'],
  languages: { English: 'intermediate', Swahili: 'fluent', Kikuyu: 'native' },
});

export const housekeeper = {
  name: 'housekeeper',
  job: advert({
    title: 'Housekeeper',
    level: 'Entry',
    skills: [
      'Room cleaning',
      'Bed making',
      'Laundry',
      'Guest service',
      'Safe use of cleaning chemicals',
      'Lost property handling',
    ],
    description: `
Our lodge of thirty-two rooms beside the lake is hiring housekeepers for the high season, with a good chance to stay on.

Your day begins at seven. You clean rooms and bathrooms to our checklist, make beds, change linen and towels, fill up soap and tea, and report anything broken. In turns you help in the laundry: washing, ironing and folding. You greet guests, keep their privacy and hand in lost property the same day. You use cleaning chemicals as the label says and wear gloves.

You need no experience: a friendly manner, an eye for detail and strong arms are enough, and a hospitality course is an advantage. Six days a week, meals and uniform given, staff house for those from far away. Please tell us in your letter when you could start.`,
  }),
  strong,
  evidenceFor: {
    'Room cleaning': true,
    'Bed making': true,
    Laundry: true,
    'Guest service': true,
    'Safe use of cleaning chemicals': true,
    'Lost property handling': true,
  },
  weaker: applicant({
    name: 'Peris Nekesa',
    bio: 'Cleaner at offices for eleven months.',
    experiences: [
      work(
        'Cleaner',
        'Bright Office Cleaning',
        '2025-12',
        null,
        'Sweep and mop offices in the evening, empty bins, clean the toilets and fill in paper.',
      ),
    ],
    skills: ['Mopping', 'Toilet cleaning'],
    languages: { Swahili: 'fluent', English: 'basic' },
  }),
  weakerEvidenceFor: {
    'Room cleaning': true,
    'Bed making': false,
    Laundry: false,
    'Guest service': false,
    'Safe use of cleaning chemicals': false,
    'Lost property handling': false,
  },
  neighbour: applicant({
    name: 'Saida Omari',
    bio: 'Waiting tables in beach restaurants since 2018.',
    experiences: [
      work(
        'Waitress',
        'Forodhani Grill',
        '2018-07',
        null,
        'Lay tables, greet guests, take orders, carry plates, bring the bill and clear. I wipe down chairs and menus at closing.',
      ),
    ],
    skills: ['Serving', 'Guest service', 'Taking orders'],
    languages: { Swahili: 'native', English: 'fluent', Italian: 'basic' },
  }),
  unrelated: beekeeper,
  changer: applicant({
    name: 'Juma Mwakio',
    bio: 'For fourteen years I loaded and unloaded trucks at Voi. My back said stop; now I keep rooms.',
    experiences: [
      work(
        'Room steward',
        'Taita Rocks Lodge',
        '2025-09',
        null,
        'I clean rooms and bathrooms, make beds, change linen and towels, iron on Tuesdays, and report broken things to maintenance. When a guest leaves a phone I take it to reception with a note.',
      ),
      work(
        'Loader',
        'Voi depot',
        '2011-03',
        '2025-05',
        'Carried sacks of cement and maize and stacked them on pallets.',
      ),
    ],
    skills: ['Cleaning', 'Bed making', 'Strong back'],
    languages: { Swahili: 'native', English: 'basic' },
  }),
  terse: inFragments(strong, [
    '16 rooms daily. Beds, bathrooms, towels, soap. Reports faults. Guests greeted.',
    'Washing, ironing, folding. Corridors, lobby. Bleach with gloves.',
  ]),
  beginners: [
    applicant({
      name: 'Judith Atieno',
      bio: 'Young woman of 18, finished secondary school, looking for my first job.',
      educations: [study('High School', 'KCSE', '', 'Asumbi Girls', '2022-01', '2025-11')],
      trainings: [
        course(
          'Housekeeping and laundry, 8 weeks',
          'Kisumu Hospitality Institute',
          '2026-09',
          'Making beds, cleaning bathrooms, folding linen, use of detergents and bleach, how to greet guests.',
        ),
      ],
      skills: ['Room cleaning', 'Bed making', 'Laundry', 'Guest service'],
      languages: { English: 'fluent', Swahili: 'fluent', Dholuo: 'native' },
      letter: 'I can start on the first of December. I live forty minutes away and like people and order.',
    }),
  ],
  inLanguages: [
    {
      language: 'Somali',
      application: applicant({
        name: 'Faadumo Cawaale Xirsi',
        bio: 'Lix sano ayaan ka shaqaynayey hudheello Berbera iyo Hargeysa ku yaal. Qol aan nadiifiyey qofna cawo kama keeno.',
        experiences: [
          work(
            'Nadiifiso qolal',
            'Hudheelka Mansuur, Berbera',
            '2021-01',
            null,
            'Maalintii laba iyo toban qol ayaan nadiifiyaa: sariiraha ayaan goglaa, go’yaasha iyo shukumaannada ayaan beddelaa, musqusha iyo qubayska ayaan xoqaa. Martida si wanaagsan ayaan u salaamaa. Wixii ay ilowdo xafiiska ayaan maalintaas geeyaa anigoo lambarka qolka ku qoraya. Kiimikada galoofyo ayaan ku isticmaalaa.',
          ),
          work(
            'Shaqaalaha dharka',
            'Hudheelka Oriental',
            '2019-03',
            '2020-12',
            'Dharka ayaan kala sooci jiray, mashiinka ku dhaqi jiray, kaawiyadayn jiray oo laalaabi jiray.',
          ),
        ],
        skills: ['Nadiifinta qolalka', 'Kaawiyadaynta', 'Adeegga martida'],
        languages: { Soomaali: 'native', Carabi: 'intermediate', Ingiriisi: 'basic' },
        letter: 'Bisha dambe ayaan bilaabi karaa, habeen iyo maalinna diyaar baan u ahay.',
      }),
      evidenceFor: {
        'Room cleaning': true,
        'Bed making': true,
        Laundry: true,
        'Guest service': true,
        'Safe use of cleaning chemicals': true,
        'Lost property handling': true,
      },
    },
  ],
  titlesByGender: [
    { masculine: 'Houseman', feminine: 'Chambermaid' },
    { masculine: 'Room steward', feminine: 'Room stewardess' },
  ],
} satisfies SecondTrade;
