import { advert, applicant, course, study, work } from '../../case.ts';
import { potter } from '../other-people.ts';
import { inFragments, type SecondTrade } from '../second-case.ts';

const strong = applicant({
  name: 'Tadesse Woldu',
  bio: 'Eleven years behind a big wheel full of people, and I have brought every one of them home.',
  educations: [study('High School', 'Grade 10 Certificate', '', 'Asella Secondary', '2004-09', '2008-06')],
  experiences: [
    work(
      'Coach driver, Addis–Dire Dawa',
      'Selam Lines',
      '2018-09',
      null,
      'Forty-nine seats, nine hours. Before dawn I walk around: tyres, lamps, oil, water, belts, wipers, fire bottle. I help old people up the steps, tie the load on the roof, and tell them when we stop. Slow on the Awash bends. In the evening I write kilometres, fuel and what rattles. Once the engine burned; I had all out in two minutes.',
      'Six hundred thousand kilometres and no accident.',
    ),
    work(
      'City bus driver',
      'Anbessa',
      '2014-02',
      '2018-08',
      'Lines 31 and 55 by the timetable, doors closed before moving. When the conductor was sick I sold tickets too.',
    ),
  ],
  trainings: [
    course('First aid', 'Ethiopian Red Cross', '2023-04'),
    course('Public transport licence, category 3', 'Transport Authority', '2013-11'),
  ],
  skills: ['Passenger safety', 'Bus driving', 'First aid'],
  languages: { Amharic: 'native', Oromo: 'fluent', English: 'basic' },
});

export const busDriver = {
  name: 'bus driver',
  job: advert({
    title: 'Bus Driver',
    level: 'Mid',
    skills: [
      'Bus driving',
      'Passenger safety',
      'Vehicle inspection',
      'Route knowledge',
      'Log keeping',
      'Ticketing',
      'First aid',
    ],
    description: `
A school and staff transport company in Nairobi runs twenty-six buses of 33 to 62 seats and needs four bus drivers.

You drive fixed routes in the morning and afternoon and private trips on some weekends. You check the bus before each journey, see that children sit and wear belts, stop only where it is allowed, keep to the timetable, and stay calm in jams. You fill in the logbook, check passes and tickets together with the attendant, report faults the same day, and keep the bus clean. If someone is hurt you give first aid and call the office.

You have a valid licence for large passenger vehicles with a PSV badge, three years or more behind the wheel of a bus, a clean driving record and a certificate of good conduct. No alcohol, no phone, no exceptions.`,
  }),
  strong,
  evidenceFor: {
    'Bus driving': true,
    'Passenger safety': true,
    'Vehicle inspection': true,
    'Route knowledge': true,
    'Log keeping': true,
    Ticketing: true,
    'First aid': true,
  },
  weaker: applicant({
    name: 'Kelvin Njoroge',
    bio: 'Matatu driver of fourteen seats for a year and some months.',
    experiences: [
      work(
        'Matatu Driver',
        'Githurai route 45',
        '2025-06',
        null,
        'Drive town to Githurai and back ten times a day, stop at stages, wash the van and give the owner his money.',
      ),
    ],
    skills: ['Driving minibus', 'Knowing Nairobi roads'],
    languages: { Swahili: 'fluent', Kikuyu: 'native', English: 'basic' },
  }),
  weakerEvidenceFor: {
    'Bus driving': true,
    'Passenger safety': false,
    'Vehicle inspection': false,
    'Route knowledge': true,
    'Log keeping': false,
    Ticketing: false,
    'First aid': false,
  },
  neighbour: applicant({
    name: 'Mwita Chacha',
    bio: 'Motorcycle courier and small-van delivery man, eight years.',
    experiences: [
      work(
        'Delivery Rider and Van Driver',
        'Pepea Parcels',
        '2018-02',
        null,
        'Bring parcels on a motorcycle and, since 2023, in a small van. Plan the round, get signatures, check tyres and oil, note the kilometres.',
      ),
    ],
    skills: ['Van driving', 'Riding', 'Parcel delivery', 'Route knowledge'],
    languages: { Swahili: 'native', English: 'intermediate' },
  }),
  unrelated: potter,
  changer: applicant({
    name: 'Beatrice Muthoni',
    bio: 'I plaited sisal baskets and ran a women’s group for ten years. Now I drive the big yellow bus.',
    experiences: [
      work(
        'School Bus Driver',
        'Thika Greens Academy',
        '2025-08',
        null,
        'I drive the 51-seat bus through Makongeni and Landless, two rounds each way. At five I check tyres, lights and brakes with a torch. No wheel turns before the children have their belts on. Kilometres and diesel go in the logbook, and a fault goes to the workshop the same evening.',
      ),
      work(
        'Basket weaver and group leader',
        'Kamba Women Crafts',
        '2015-01',
        '2025-05',
        'Wove, dyed and sold baskets, kept the savings book and taught new members.',
      ),
    ],
    trainings: [
      course('PSV driving, class D1', 'AA Kenya', '2025-06'),
      course('First aid for school staff', 'St John Ambulance', '2025-10'),
    ],
    skills: ['Bus driving', 'First aid', 'Weaving'],
    languages: { Swahili: 'fluent', English: 'intermediate', Kamba: 'native' },
  }),
  terse: inFragments(strong, [
    '49-seat coach. Tyres, lamps, oil check. Passengers, luggage. Kilometre and fuel book.',
    'Lines 31, 55. Timetable. Tickets when conductor absent.',
  ]),
  inLanguages: [
    {
      language: 'Somali',
      application: applicant({
        name: 'Cabdiraxmaan Geeddi Faarax',
        bio: 'Toban sano ayaan basaska waaweyn kaxaynayey, Hargeysa ilaa Boorama iyo Jigjiga. Shil weli ima gelin.',
        experiences: [
          work(
            'Darawal bas',
            'Shirkadda Gaadiidka Sahal',
            '2018-05',
            null,
            'Bas konton kursi ah ayaan subax walba kaxeeyaa. Intaanan dhaqaaqin taayirrada, nalalka, saliidda iyo bareegga ayaan eegaa. Rakaabka ayaan fariisiyaa, caruurta suunka u xiraa, meelaha la ogol yahay oo keliya ayaan istaagaa, waddooyinka magaaladana waan wada aqaan. Fiidkii buugga ayaan ku qoraa kiilomitirrada, shidaalka iyo wixii cillad ah.',
          ),
          work(
            'Darawal gaari yar',
            'Bus-yaraha Xero Awr',
            '2015-02',
            '2018-04',
            'Rakaabka magaalada ayaan qaadi jiray, lacagta tigidhadana waan ururin jiray.',
          ),
        ],
        trainings: [course('Gargaarka degdegga ah', 'Bisha Cas', '2024-02')],
        skills: ['Kaxaynta basaska', 'Badbaadada rakaabka', 'Hubinta gaariga'],
        languages: { Soomaali: 'native', Amxaari: 'intermediate', Ingiriisi: 'basic' },
        letter: 'Ruqsadda gaadiidka dadweynaha waan haystaa, booliiskana dembi igama diiwaangashana.',
      }),
      evidenceFor: {
        'Bus driving': true,
        'Passenger safety': true,
        'Vehicle inspection': true,
        'Route knowledge': true,
        'Log keeping': true,
        Ticketing: true,
        'First aid': true,
      },
    },
  ],
  titlesByGender: [],
} satisfies SecondTrade;
