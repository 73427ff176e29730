import { advert, applicant, course, study, work } from '../../case.ts';
import { wildlifeRanger } from '../other-people.ts';
import { inFragments, type SecondTrade } from '../second-case.ts';

const strong = applicant({
  name: 'Hirut Bekele',
  bio: 'Night baker. When Addis wakes up my loaves are already warm on the shelf. Eight years, two bakeries, one burnt finger.',
  experiences: [
    work(
      'Baker',
      'Sholla Bread House',
      '2021-03',
      null,
      'I start at eleven at night: weigh flour, yeast and salt, run the spiral mixer, let it rise, scale to 80 grams and shape rolls and ambasha. I load and watch two deck ovens and know from the colour when to pull. For Timket and birthdays I make sponge with butter cream and write names on top.',
      'From 900 to 2,400 loaves a night with the same four people.',
    ),
    work(
      'Bakery worker',
      'Kaldi Pastry, Bole',
      '2018-05',
      '2021-02',
      'Rolled croissants and laminated the dough, washed trays, scrubbed tables and the floor after each batch, wrote dates on everything in the fridge and threw out what was old.',
    ),
  ],
  skills: ['Dough mixing', 'Cake decoration', 'Night shifts'],
  languages: { Amharic: 'native', English: 'intermediate' },
  letter: 'My hands know the dough and I do not mind the hours.',
});

export const baker = {
  name: 'baker',
  job: advert({
    title: 'Baker',
    level: 'Entry',
    skills: ['Dough mixing', 'Bread baking', 'Oven operation', 'Pastry making', 'Cake decoration', 'Food hygiene'],
    description: `
Sunrise Bakery in Kigali bakes bread, mandazi and cakes for shops and schools. We are hiring a Baker for the night team.

You weigh ingredients, mix and knead dough, shape loaves and rolls, prove and bake them, and take care of the ovens. Two mornings a week you help in pastry: croissants, samosa sheets, sponge cakes and simple decoration. You keep your table, the mixers and the floor clean, and follow the hygiene rules (hair covered, hands washed, stock dated).

No experience is needed if you have done a bakery course or baked seriously at home or at school; we teach our recipes in the first month. You are healthy, can lift a 50-kg sack with a colleague, and do not mind starting at ten in the evening. Transport home is paid.`,
  }),
  strong,
  evidenceFor: {
    'Dough mixing': true,
    'Bread baking': true,
    'Oven operation': true,
    'Pastry making': true,
    'Cake decoration': true,
    'Food hygiene': true,
  },
  weaker: applicant({
    name: 'Gaspard Nsabimana',
    bio: 'Ten months at a mandazi place.',
    experiences: [
      work(
        'Bakery Helper',
        'Chez Mama Divine',
        '2025-12',
        null,
        'Knead dough for mandazi and chapati, cut, fry in oil and pack by tens for the schools.',
      ),
    ],
    skills: ['Kneading', 'Frying mandazi', 'Packing'],
    languages: { Kinyarwanda: 'native', French: 'basic' },
  }),
  weakerEvidenceFor: {
    'Dough mixing': true,
    'Bread baking': false,
    'Oven operation': false,
    'Pastry making': false,
    'Cake decoration': false,
    'Food hygiene': false,
  },
  neighbour: applicant({
    name: 'Abdiaziz Nuur',
    bio: 'Cook in a school canteen in Garissa: rice, pasta, goat and tea for four hundred.',
    experiences: [
      work(
        'Canteen Cook',
        'Garissa Boys High School',
        '2019-01',
        null,
        'Cook rice, ugali, beans and stew in big pots, cut meat and vegetables, fry chapati on Fridays, serve the boys in two turns and scrub the pots. Ask the store for flour and oil.',
      ),
    ],
    skills: ['Cooking for many', 'Meat cutting', 'Kitchen hygiene'],
    languages: { Somali: 'native', Swahili: 'fluent' },
  }),
  unrelated: wildlifeRanger,
  changer: applicant({
    name: 'Clementine Mukasine',
    bio: 'I drove a taxi-moto office for eight years (booking and money). Bread makes me happier.',
    experiences: [
      work(
        'Baker',
        'La Galette, Kimironko',
        '2025-10',
        null,
        'On the night team I weigh and mix, knead, shape loaves and baguettes, prove and bake them in the gas oven. In the morning pastry: croissants and sponge cakes. I clean mixers and tables and cover my hair.',
      ),
      work(
        'Dispatcher',
        'Kigali Moto Express',
        '2017-02',
        '2025-08',
        'Answered the phone, sent riders to customers and counted the day’s money.',
      ),
    ],
    skills: ['Bread', 'Kneading', 'Telephone'],
    languages: { Kinyarwanda: 'native', French: 'fluent', English: 'intermediate' },
  }),
  terse: inFragments(strong, [
    'Night bread: mixing, shaping, two deck ovens. Birthday cakes. 2,400 loaves.',
    'Croissants. Trays, tables, floor cleaning. Dating of fridge stock.',
  ]),
  beginners: [
    applicant({
      name: 'Yvette Umutoni',
      bio: 'I am twenty, I finished the six-month bakery course at the sisters’ centre with the best cake of the class.',
      trainings: [
        course(
          'Bakery and pastry, 6 months',
          'Centre Saint Kizito',
          '2026-07',
          'Bread, rolls, brioche, sponge cakes and icing; hygiene and stock; four weeks of practice at the oven.',
        ),
      ],
      skills: ['Bread baking', 'Dough mixing', 'Pastry making', 'Food hygiene'],
      languages: { Kinyarwanda: 'native', English: 'intermediate', French: 'intermediate' },
      letter: 'At home I bake for our whole street on Saturdays. I am strong and I like to work when it is quiet.',
    }),
    applicant({
      name: 'Eugene Habimana',
      bio: 'School leaver. Two years in the school baking club, which sold bread to pay for our trip.',
      educations: [study('High School', 'A2 Certificate', 'Hospitality', 'TVET Gisenyi', '2023-09', '2026-07')],
      skills: ['Bread baking', 'Oven operation', 'Dough mixing', 'Cake decoration'],
      languages: { Kinyarwanda: 'native', English: 'fluent' },
      letter:
        'In our club I mixed 30 kg of dough every Friday, looked after the wood oven and decorated the cake for the headmaster’s farewell. I would like to become a real baker.',
    }),
  ],
  inLanguages: [
    {
      language: 'French',
      application: applicant({
        name: 'Aristide Nkurunziza',
        bio: 'Boulanger depuis neuf ans entre Bujumbura et Goma. Je pétris, je façonne, j’enfourne, et je goûte toujours la première baguette.',
        experiences: [
          work(
            'Ouvrier boulanger',
            'Boulangerie du Lac, Goma',
            '2020-01',
            null,
            'Prise de poste à minuit. Pesée des farines, frasage et pétrissage au pétrin spirale, pointage, façonnage des baguettes et des pains de mie, cuisson au four à sole. Le samedi je monte des pièces montées et je les décore au cornet pour les mariages.',
            'Production passée de 600 à 1 800 pains par nuit.',
          ),
          work(
            'Aide-pâtissier',
            'Pâtisserie Aroma, Bujumbura',
            '2017-02',
            '2019-12',
            'Feuilletage, croissants et pains au chocolat, crème pâtissière. Nettoyage du laboratoire après chaque fournée et étiquetage des dates en chambre froide.',
          ),
        ],
        skills: ['Pétrissage', 'Viennoiserie', 'Conduite du four'],
        languages: { Français: 'fluent', Kirundi: 'native', Swahili: 'fluent' },
        letter: 'Je suis libre tout de suite et le travail de nuit me convient très bien.',
      }),
      evidenceFor: {
        'Dough mixing': true,
        'Bread baking': true,
        'Oven operation': true,
        'Pastry making': true,
        'Cake decoration': true,
        'Food hygiene': true,
      },
    },
  ],
  titlesByGender: [],
} satisfies SecondTrade;
