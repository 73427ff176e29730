import { advert, applicant, course, study, work } from '../../case.ts';
import { inFragments, type SecondTrade } from '../../second/second-case.ts';
import { perfumer } from '../other-people.ts';

const strong = applicant({
  name: 'Wasswa Denis Kalule',
  bio: 'Seven years on two wheels in Kampala rain. My bag arrives dry and so does the cake.',
  educations: [study('High School', 'Uganda Certificate of Education', '', 'Nansana Light SS', '2013-02', '2016-11')],
  experiences: [
    work(
      'Rider',
      'Twende Express',
      '2021-08',
      null,
      'Thirty drops a day between Ntinda, Kololo and Entebbe Road. In the morning the app gives me the list and I put it in the best order, because I know every short cut and every policeman. I ring the customer, hand over against a signature or a code on the phone, take cash or mobile money and pay in at the depot before seven. Helmet for me and straps for the box; glass and medicine get foam.',
      'Not one lost packet; 4.9 stars.',
    ),
    work(
      'Boda-boda',
      'Wandegeya stage',
      '2019-04',
      '2021-07',
      'Carried people, hot food and once a wedding dress. Changed my own oil, plugs, chain and tyres on Sundays.',
    ),
  ],
  trainings: [course('Defensive riding', 'Safe Way Kampala', '2021-07')],
  skills: ['Motorcycle riding', 'Knowing the city', 'Punctuality'],
  languages: { Luganda: 'native', English: 'intermediate', Swahili: 'basic' },
});

export const motorcycleCourier = {
  name: 'motorcycle courier',
  job: advert({
    title: 'Motorcycle Courier',
    level: null,
    skills: [
      'Motorcycle riding',
      'Route planning',
      'Parcel handling',
      'Cash on delivery',
      'Proof of delivery',
      'Motorcycle maintenance',
      'Road safety',
    ],
    description: `
An online shop in Kampala and Mukono brings its orders to the door and needs fifteen motorcycle couriers. The bike is ours or yours; for yours we pay extra.

You load your box in the warehouse, check that each parcel is there and well packed, plan the round so that you do not cross the city twice, deliver, collect the money where it is due, let the customer sign on the phone, and bring returns back. You look after chain, brakes and tyres, keep to the traffic rules, and wear helmet and jacket. No passenger on our bikes, ever.

Riding permit of class A, a phone that you can use, and a clean face at the door. It does not matter whether you have been a courier before. Pay is per day with a bonus for each delivery.`,
  }),
  strong,
  evidenceFor: {
    'Motorcycle riding': true,
    'Route planning': true,
    'Parcel handling': true,
    'Cash on delivery': true,
    'Proof of delivery': true,
    'Motorcycle maintenance': true,
    'Road safety': true,
  },
  weaker: applicant({
    name: 'Ochan Walter',
    bio: 'I ride boda in Mukono for ten months.',
    experiences: [
      work(
        'Boda rider',
        'Mukono stage',
        '2026-01',
        null,
        'Take passengers and their bags to where they want, and get paid.',
      ),
    ],
    skills: ['Riding', 'Greeting people'],
    languages: { Acholi: 'native', Luganda: 'intermediate' },
  }),
  weakerEvidenceFor: {
    'Motorcycle riding': true,
    'Route planning': false,
    'Parcel handling': false,
    'Cash on delivery': false,
    'Proof of delivery': false,
    'Motorcycle maintenance': false,
    'Road safety': false,
  },
  neighbour: applicant({
    name: 'Sserunjogi Hakim',
    bio: 'Taxi driver with a clean car and a radio that plays softly.',
    experiences: [
      work(
        'Special-hire driver',
        'Self-employed',
        '2016-03',
        null,
        'Drive people to the airport, weddings and offices, find the way around jams, take the fare in cash or mobile money, wash the car and bring it to the garage.',
      ),
    ],
    skills: ['Driving', 'City map in my head', 'Courtesy'],
    languages: { Luganda: 'native', English: 'fluent' },
  }),
  unrelated: perfumer,
  changer: applicant({
    name: 'Byaruhanga Silver',
    bio: 'Night cook of rolex and chips for nine years. I bought a Bajaj with my savings and have delivered since September 2025.',
    experiences: [
      work(
        'Delivery rider',
        'Kikapu Grocery',
        '2025-09',
        null,
        'I deliver groceries and parcels by motorcycle, about twenty-five stops a day. I plan my round on the map, check each parcel against the list, collect cash on delivery, take the signature on the phone, and return what nobody accepted. Every week I clean and oil the chain and check brakes, lamps and tyre pressure. Helmet on, no speeding.',
      ),
      work('Cook', 'Own stand, Mbarara', '2016-01', '2025-07', 'Fried eggs, chapati and chips until three at night.'),
    ],
    skills: ['Motorcycle riding', 'Delivery', 'Frying'],
    languages: { Runyankole: 'native', English: 'intermediate', Luganda: 'fluent' },
  }),
  terse: inFragments(strong, [
    '30 drops daily. App list, own route, signature or code, cash and MoMo paid in.',
    'Passengers, food. Own oil, plugs, chain, tyres.',
  ]),
  beginners: [
    applicant({
      name: 'Nakanwagi Sumayiya',
      bio: 'Twenty-two, class A since May, no accident. I want to show that girls deliver as well.',
      trainings: [
        course(
          'Women who ride, 6 weeks',
          'Tukwatane Riding School',
          '2026-05',
          'Riding in traffic, road safety and first aid, daily checks, changing a tube and a chain, using a delivery app, packing the box.',
        ),
      ],
      skills: ['Motorcycle riding', 'Road safety', 'Motorcycle maintenance', 'Route planning'],
      languages: { Luganda: 'native', English: 'fluent' },
      letter:
        'For my mother’s shop I have brought orders to the neighbours since I was twelve, on foot and later by bicycle, with the money counted and written in a book.',
    }),
    applicant({
      name: 'Opio Ronald',
      bio: 'I finished senior six in Lira and hold a riding permit. I have a telephone with maps and know how to use it.',
      educations: [
        study(
          'High School',
          'Uganda Advanced Certificate of Education',
          '',
          'Lango Hills College',
          '2023-02',
          '2024-11',
        ),
      ],
      skills: ['Motorcycle riding', 'Parcel handling', 'Cash on delivery', 'Road safety'],
      languages: { Lango: 'native', English: 'fluent', Luganda: 'basic' },
      letter:
        'Every holiday I take the eggs of our women’s group by motorcycle to nine shops in Lira. I choose the road with the fewest holes, tie the trays with rubber, have each shop sign in a book, and bring the money home to the last coin. The chain and the brakes I adjust myself.',
    }),
  ],
  inLanguages: [
    {
      language: 'Swahili',
      application: applicant({
        name: 'Juma Makame Pandu',
        bio: 'Ninasafirisha vifurushi kwa pikipiki mjini Arusha kwa miaka sita. Sijawahi kupoteza mzigo hata mmoja.',
        experiences: [
          work(
            'Msambazaji wa vifurushi',
            'Haraka Delivery',
            '2022-01',
            null,
            'Kila asubuhi napanga njia yangu ili nisizunguke mji mara mbili. Napakia vifurushi kwenye sanduku, vya kioo nafungia vizuri, kisha napeleka nyumba kwa nyumba. Mteja anasaini kwenye simu, analipa taslimu au kwa simu, na jioni nakabidhi hesabu ofisini. Navaa kofia ngumu na kufuata sheria za barabarani.',
          ),
          work(
            'Dereva wa bodaboda',
            'Kijiwe cha Sakina',
            '2020-03',
            '2021-12',
            'Nilibeba abiria na mizigo midogo; pikipiki niliitengeneza mwenyewe: mnyororo, breki, oili na matairi.',
          ),
        ],
        skills: ['Kuendesha pikipiki', 'Kupanga njia', 'Kupokea malipo'],
        languages: { Kiswahili: 'native', Kiingereza: 'basic' },
      }),
      evidenceFor: {
        'Motorcycle riding': true,
        'Route planning': true,
        'Parcel handling': true,
        'Cash on delivery': true,
        'Proof of delivery': true,
        'Motorcycle maintenance': true,
        'Road safety': true,
      },
    },
  ],
  titlesByGender: [
    { masculine: 'Delivery man', feminine: 'Delivery woman' },
    { masculine: 'Postman', feminine: 'Postwoman' },
  ],
} satisfies SecondTrade;
