import { advert, applicant, course, study, work } from '../../case.ts';
import { inFragments, type SecondTrade } from '../../second/second-case.ts';
import { opticalPhysicist } from '../other-people.ts';

const strong = applicant({
  name: 'Kevin Ochieng Rabote',
  bio: 'Six years with a tray on my left hand and a joke ready. Breakfast buffets, weddings for 400, the quiet corner table.',
  educations: [study('High School', 'KCSE', '', 'Nyakach Boys', '2014-01', '2017-11')],
  experiences: [
    work(
      'Waiter',
      'Lakeside Terrace, Kisumu',
      '2022-05',
      null,
      'My section is eight tables. I bring the menu and water, explain what is in the fish stew and who should not eat it because of nuts, tap the order into the tablet, carry four plates, and come back after two bites. I suggest the passion-fruit cheesecake and they take it. I bring the bill, card machine or M-Pesa, and the cash agrees at midnight.',
      'Most tips of the team, pooled fairly.',
    ),
    work(
      'Banquet server',
      'Imperial Gardens',
      '2019-11',
      '2022-04',
      'Laid cloths, cutlery and glasses for weddings, carried buffet pans, cleared, polished, poured wine and mixed simple drinks behind the bar when Otis was off. Changed chafing fuel and wiped everything with sanitiser.',
    ),
  ],
  skills: ['Table service', 'Upselling', 'Wine pouring'],
  languages: { English: 'fluent', Swahili: 'fluent', Dholuo: 'native' },
});

export const waiter = {
  name: 'waiter',
  job: advert({
    title: 'Waiter / Waitress',
    level: 'Entry',
    skills: [
      'Table service',
      'Order taking',
      'Menu knowledge',
      'Bill settlement',
      'Table setting',
      'Food hygiene',
      'Handling complaints',
    ],
    description: `
Garden restaurant in Entebbe, ninety seats, open from breakfast until eleven at night, needs three waiters or waitresses before Christmas.

You lay tables, welcome guests, explain the menu (also what is inside, for people with allergies), take orders on a tablet, serve food and drinks from the right side, clear, present the bill and take payment. If a dish is late or wrong you say sorry, tell the kitchen and put it right. Before and after service you polish glasses, fold napkins and clean your section by the hygiene rules.

We take people without experience who can smile on a long evening, carry a tray and speak English well. A certificate in food and beverage service or helping at weddings counts. Tips are shared every night and a meal per shift is free.`,
  }),
  strong,
  evidenceFor: {
    'Table service': true,
    'Order taking': true,
    'Menu knowledge': true,
    'Bill settlement': true,
    'Table setting': true,
    'Food hygiene': true,
    'Handling complaints': false,
  },
  weaker: applicant({
    name: 'Namirembe Shakira',
    bio: 'I have served tea and snacks at a bus park for nine months.',
    experiences: [
      work(
        'Tea server',
        'Mama Fina Snacks',
        '2026-02',
        null,
        'Bring tea, chapati and eggs to people, wipe the tables, wash cups and bring the money to the owner.',
      ),
    ],
    skills: ['Serving tea', 'Washing up'],
    languages: { Luganda: 'native', English: 'basic' },
  }),
  weakerEvidenceFor: {
    'Table service': true,
    'Order taking': false,
    'Menu knowledge': false,
    'Bill settlement': false,
    'Table setting': false,
    'Food hygiene': false,
    'Handling complaints': false,
  },
  neighbour: applicant({
    name: 'Deo Twinomujuni',
    bio: 'Hotel porter and concierge with a good memory for faces.',
    experiences: [
      work(
        'Porter',
        'Pearl of the Lake Hotel',
        '2018-04',
        null,
        'Carry luggage, show guests to their rooms, call taxis, book boat trips, and bring room-service trays up when the restaurant is full. Hear complaints and pass them to reception.',
      ),
    ],
    skills: ['Guest relations', 'Luggage handling', 'City knowledge'],
    languages: { English: 'fluent', Runyankole: 'native' },
  }),
  unrelated: opticalPhysicist,
  changer: applicant({
    name: 'Harriet Nabwire',
    bio: 'Ran a photocopy and stationery kiosk for twelve years, until everyone had a phone. Serving people I had always liked.',
    experiences: [
      work(
        'Waitress',
        'Busia Border Inn',
        '2025-09',
        null,
        'I lay tables, welcome guests, take orders and serve lunch and dinner. I know the menu by heart and I ask the chef about pepper and nuts. I bring the bill, take cash or mobile money, and when the chicken is late I say so before they ask.',
      ),
      work(
        'Kiosk owner',
        'Nabwire Stationery',
        '2013-01',
        '2025-06',
        'Copied, bound and laminated papers, sold exercise books and repaired the machine.',
      ),
    ],
    skills: ['Serving guests', 'Handling money', 'Photocopying'],
    languages: { English: 'fluent', Swahili: 'fluent', Samia: 'native' },
  }),
  terse: inFragments(strong, [
    'Eight tables. Menu, orders on tablet, plates, bill, card, M-Pesa.',
    'Weddings 400. Cloths, cutlery, glasses, buffet, clearing, bar help, sanitiser.',
  ]),
  beginners: [
    applicant({
      name: 'Mirembe Patience',
      bio: 'S4 leaver, 18, first of five children. I have carried food at every wedding of our parish.',
      trainings: [
        course(
          'Food and beverage service, 3 months',
          'Jinja Hotel Training School',
          '2026-08',
          'Laying tables, taking orders, serving from the right, wine, hygiene, how to answer a guest who complains.',
        ),
      ],
      skills: ['Table setting', 'Table service', 'Order taking', 'Food hygiene'],
      languages: { English: 'fluent', Luganda: 'native' },
      letter: 'I can carry three plates and I have never dropped one. My dream is to lead a restaurant one day.',
    }),
    applicant({
      name: 'Okello Brian Moses',
      bio: 'Student of hospitality in the holidays, looking for evenings and then full time.',
      educations: [
        study(
          'Associate Degree',
          'Certificate in Hotel Operations',
          'Hospitality',
          'YMCA Comprehensive Institute',
          '2025-08',
          '2026-09',
        ),
      ],
      skills: ['Order taking', 'Menu knowledge', 'Table service', 'Bill settlement'],
      languages: { English: 'fluent', Lango: 'native' },
      letter:
        'In our training restaurant I served twelve lunches as the waiter of a section and settled the bills. The lecturer gave me 81.',
    }),
  ],
  inLanguages: [
    {
      language: 'French',
      application: applicant({
        name: 'Fabrice Mukendi',
        bio: 'Serveur à Kinshasa depuis sept ans : brasserie, hôtel, terrasse au bord du fleuve. Le client revient pour l’accueil autant que pour le poisson.',
        experiences: [
          work(
            'Chef de rang',
            'La Terrasse du Fleuve',
            '2021-04',
            null,
            'J’accueille et place les clients, je présente la carte et signale les allergènes, je prends la commande sur tablette et je sers dix tables. Quand un plat tarde, je m’excuse et j’offre une boisson avant que le ton monte. J’encaisse en espèces, par carte ou par mobile money, et ma caisse tombe juste.',
          ),
          work(
            'Commis de salle',
            'Hôtel Memling Sud',
            '2018-09',
            '2021-03',
            'Mise en place, nappage, argenterie et verrerie, débarrassage, nettoyage de l’office selon les règles d’hygiène.',
          ),
        ],
        skills: ['Service en salle', 'Mise en place', 'Encaissement'],
        languages: { Français: 'fluent', Lingala: 'native', Anglais: 'intermediate' },
      }),
      evidenceFor: {
        'Table service': true,
        'Order taking': true,
        'Menu knowledge': true,
        'Bill settlement': true,
        'Table setting': true,
        'Food hygiene': true,
        'Handling complaints': true,
      },
    },
  ],
  titlesByGender: [
    { masculine: 'Waiter', feminine: 'Waitress' },
    { masculine: 'Steward', feminine: 'Stewardess' },
  ],
} satisfies SecondTrade;
