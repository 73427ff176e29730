import { advert, applicant, course, study, type Trade, work } from '../case.ts';
import { geologist, ticketTout } from '../other-people.ts';

export const chef: Trade = {
  name: 'chef',
  job: advert({
    title: 'Chef',
    level: 'Senior',
    skills: [
      'Menu planning',
      'Food safety',
      'Kitchen supervision',
      'Food costing',
      'Swahili cuisine',
      'Grill and sauces',
    ],
    description: `
Beachfront boutique hotel in Diani (38 rooms, two restaurants) seeks a Chef to lead a brigade of nine. You write the seasonal menus with the owner, cook on the line at dinner, order fish and vegetables from local suppliers, keep food cost under 32 percent, train the juniors, and hold the kitchen to HACCP standards. Allergies and special diets are taken seriously here.

You have at least six years in hotel or restaurant kitchens, two of them in a leading position, and a palate for the coast: coconut, lime, tamarind, charcoal. A culinary certificate helps but your plate speaks louder. Shifts are split; live-in is possible.`,
  }),
  strong: applicant({
    name: 'Salim Athman Bwana',
    bio: 'Coast-born cook, twelve years in hotel kitchens, the last five leading one.',
    educations: [
      study(
        'Associate Degree',
        'Diploma in Culinary Arts',
        'Culinary Arts',
        'Utalii Coast Campus',
        '2011-01',
        '2012-12',
      ),
    ],
    experiences: [
      work(
        'Head Chef',
        'Takaungu House',
        '2021-03',
        null,
        'Run a kitchen of seven for thirty rooms. I change the card four times a year, buy straight from the boats, work the charcoal grill myself on Fridays, do the roster, and check fridge temperatures and cleaning sheets. I price every plate before it goes on the menu.',
        'Food cost from 38 to 30 percent in a year.',
      ),
      work(
        'Sous Chef',
        'Sands Resort',
        '2017-02',
        '2021-02',
        'Second in the brigade of a 200-seat restaurant; sauces, curries and fish, training of commis, and night ordering.',
      ),
      work(
        'Commis Chef',
        'Baobab Hotel',
        '2013-02',
        '2017-01',
        'Started with vegetables and stocks, moved to pastry and then to the hot line. Cooked biryani and pilau for banquets of three hundred.',
      ),
    ],
    trainings: [course('HACCP level 3', 'Hospitality Council', '2022-05')],
    skills: ['Writing menus', 'HACCP', 'Leading a brigade', 'Costing', 'Coastal and Swahili food', 'Charcoal grilling'],
    languages: { Swahili: 'native', English: 'fluent', Italian: 'basic' },
    letter: 'I would love to cook for your guests what my grandmother cooked in Lamu, plated as they expect it.',
  }),
  junior: applicant({
    name: 'Hope Uwera',
    bio: 'Line cook, two years, fast and clean.',
    educations: [
      study(
        'Associate Degree',
        'Certificate in Culinary Arts',
        'Culinary Arts',
        'Kigali Hospitality School',
        '2023-01',
        '2024-06',
      ),
    ],
    experiences: [
      work(
        'Commis Chef',
        'Hill View Hotel',
        '2024-09',
        null,
        'Prepare salads and starters, cut vegetables, make stocks and dressings, plate for banquets and clean my section. I help on the grill on Sundays.',
      ),
    ],
    skills: ['Food preparation', 'Food safety', 'Grill'],
    languages: { English: 'fluent', French: 'intermediate', Kinyarwanda: 'native' },
  }),
  neighbour: applicant({
    name: 'Mercy Njeri',
    bio: 'Restaurant waitress and later floor supervisor with nine years of service.',
    educations: [
      study(
        'Associate Degree',
        'Diploma in Food and Beverage Service',
        'Hospitality',
        'Nakuru Hospitality College',
        '2014-01',
        '2015-12',
      ),
    ],
    experiences: [
      work(
        'Restaurant Supervisor',
        'Java Corner',
        '2019-05',
        null,
        'Greet and seat guests, take orders, recommend wine, settle complaints, do the roster of eight waiters and close the till.',
      ),
      work(
        'Waitress',
        'Lord Egerton Grill',
        '2016-02',
        '2019-04',
        'Served lunch and dinner, laid tables, and polished glasses.',
      ),
    ],
    skills: ['Table service', 'Wine', 'Complaint handling', 'POS'],
    languages: { English: 'fluent', Swahili: 'native' },
  }),
  unrelated: ticketTout,
  unrelated2: geologist,
  changer: applicant({
    name: 'George Onyango',
    bio: 'Insurance salesman for sixteen years who at last does what he loves: cook.',
    educations: [
      study("Bachelor's Degree", 'BCom Insurance', 'Insurance', 'Nairobi Commerce College', '2004-09', '2008-07'),
    ],
    experiences: [
      work(
        'Cook',
        'Mama Akinyi Fish House',
        '2025-09',
        null,
        'Scale, fry and stew tilapia for two hundred lunches, make ugali and greens, season the sauces, check deliveries and wipe down at closing.',
      ),
      work(
        'Insurance Sales Agent',
        'Acacia Insurance',
        '2009-01',
        '2025-07',
        'Sold motor and life policies, visited clients, collected premiums and led a team of agents.',
      ),
    ],
    trainings: [
      course('Professional cookery, six months', 'Utalii Evening School', '2025-06'),
      course('Food handler certificate', 'City Health', '2025-08'),
    ],
    skills: ['Fish cookery', 'Food hygiene', 'Sales'],
    languages: { English: 'fluent', Swahili: 'fluent' },
  }),
  titles: ['Cook', 'Chef de Partie', 'Kitchen Manager'],
  fields: {
    sensible: ['Culinary Arts', 'Food Production', 'Hospitality Management'],
    other: ['Civil Engineering', 'Law', 'Computer Networking'],
  },
  inLanguages: {
    French: {
      strong: applicant({
        name: 'Jean-Claude Rakoto',
        bio: 'Cuisinier de la côte, douze ans en cuisine d’hôtel, dont cinq comme chef.',
        educations: [
          study(
            'Associate Degree',
            'Brevet de technicien en arts culinaires',
            'Arts culinaires',
            'École hôtelière de Nosy Be',
            '2011-01',
            '2012-12',
          ),
        ],
        experiences: [
          work(
            'Chef de cuisine',
            'Hôtel du Lagon',
            '2021-03',
            null,
            'Je dirige une brigade de sept personnes pour trente chambres. Je change la carte quatre fois par an, j’achète le poisson directement aux pêcheurs, je tiens le gril au charbon le vendredi, je fais les plannings et je contrôle les températures et le nettoyage. Chaque plat est chiffré avant d’entrer à la carte.',
            'Le coût matière est passé de 38 à 30 %.',
          ),
          work(
            'Sous-chef',
            'Résidence des Sables',
            '2017-02',
            '2021-02',
            'Second d’un restaurant de deux cents couverts : sauces, currys et poissons, formation des commis et commandes du soir.',
          ),
          work(
            'Commis de cuisine',
            'Hôtel Baobab',
            '2013-02',
            '2017-01',
            'Légumes, fonds, pâtisserie puis postes chauds. Préparation de banquets de trois cents personnes.',
          ),
        ],
        trainings: [course('Hygiène alimentaire HACCP', 'Chambre hôtelière', '2022-05')],
        skills: [
          'Élaboration des menus',
          'Hygiène et HACCP',
          'Encadrement d’une brigade',
          'Calcul des coûts',
          'Cuisine de la côte swahilie',
          'Grillades et sauces',
        ],
        languages: { Français: 'native', Anglais: 'fluent' },
        letter: 'J’aimerais cuisiner pour vos clients ce que ma grand-mère cuisinait, dressé comme ils l’attendent.',
      }),
      job: advert({
        title: 'Chef de cuisine',
        level: 'Senior',
        skills: [
          'Élaboration de menus',
          'Sécurité alimentaire',
          'Encadrement de la cuisine',
          'Calcul du coût des plats',
          'Cuisine swahilie',
          'Grillades et sauces',
        ],
        description: `
Hôtel de charme en bord de mer à Diani (38 chambres, deux restaurants) recherche un chef de cuisine pour diriger une brigade de neuf personnes. Vous composez les cartes de saison avec la propriétaire, cuisinez au service du soir, commandez poissons et légumes auprès des producteurs locaux, tenez le coût matière sous 32 %, formez les jeunes et veillez aux règles d’hygiène HACCP. Les allergies et les régimes sont pris au sérieux.

Vous avez au moins six ans d’expérience en hôtellerie ou en restauration, dont deux à un poste de responsabilité, et le goût de la côte : coco, citron vert, tamarin, charbon de bois. Un diplôme de cuisine est un plus. Horaires coupés, logement possible.`,
      }),
    },
  },
  oddities: [
    {
      name: 'many short jobs',
      like: 'strong',
      application: applicant({
        name: 'Rashid Kombo',
        bio: 'Seasonal chef: I follow the tourists from Zanzibar to the Mara and back.',
        experiences: [
          work(
            'Chef',
            'Mara Tented Camp',
            '2026-05',
            '2026-10',
            'Cooked for forty guests from a bush kitchen, planned the week’s menus and led two cooks.',
          ),
          work(
            'Chef',
            'Nungwi Beach Club',
            '2025-10',
            '2026-04',
            'Grilled seafood, coconut curries, buffet for ninety; did the ordering and the costing.',
          ),
          work(
            'Chef',
            'Serengeti Plains Camp',
            '2025-04',
            '2025-09',
            'Bread, soups, roasts and bush breakfasts; trained a local commis.',
          ),
          work(
            'Sous Chef',
            'Kendwa Sunset',
            '2024-09',
            '2025-03',
            'Hot line and sauces at dinner, fridge logs and stock.',
          ),
          work('Sous Chef', 'Naivasha Lake Lodge', '2024-01', '2024-08', 'Ran breakfast and lunch with three cooks.'),
          work('Cook', 'Watamu Reef Hotel', '2022-11', '2023-12', 'Fish station and Swahili night on Thursdays.'),
          work(
            'Cook',
            'Paje Kitesurf House',
            '2020-06',
            '2022-10',
            'All meals for thirty surfers, alone with one helper.',
          ),
          work(
            'Cook',
            'Tsavo Safari Kitchen',
            '2018-02',
            '2020-03',
            'Camp cooking on charcoal, packed lunches, hygiene checks.',
          ),
        ],
        educations: [
          study(
            'Associate Degree',
            'Certificate in Food Production',
            'Food Production',
            'Zanzibar Hotel School',
            '2016-09',
            '2017-12',
          ),
        ],
        skills: ['Menu planning', 'Grill', 'Swahili dishes', 'Food safety', 'Leading small teams'],
        languages: { Swahili: 'native', English: 'fluent' },
      }),
    },
  ],
};
