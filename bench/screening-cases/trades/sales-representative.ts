import { advert, applicant, course, study, type Trade, work } from '../case.ts';
import { danceTeacher, geologist } from '../other-people.ts';

export const salesRepresentative: Trade = {
  name: 'sales representative',
  job: advert({
    title: 'Sales Representative',
    level: 'Junior',
    skills: ['Field sales', 'Customer relationships', 'Order taking', 'Product presentation', 'Negotiation'],
    description: `
Fast-moving consumer goods distributor is expanding! We want an energetic Sales Representative to cover kiosks, supermarkets and wholesalers in Arusha and Moshi. You will visit 35 outlets a day on a planned route, present soaps, juices and snacks, take orders on a phone app, arrange shelves, collect payments, open new outlets and report on competitors. Monthly targets apply and commission is uncapped.

Requirements: at least one year in field sales or FMCG, a pleasant personality, convincing Swahili and enough English for reports, a smartphone and a motorcycle licence. Diploma in marketing preferred but not needed.`,
  }),
  strong: applicant({
    name: 'Godfrey Massawe',
    bio: 'Salesman on wheels: five years of kiosks, eleven thousand kilometres a year.',
    educations: [
      study('Associate Degree', 'Diploma in Marketing', 'Marketing', 'Arusha Business School', '2018-09', '2020-07'),
    ],
    experiences: [
      work(
        'Sales Representative',
        'Kilima Beverages',
        '2023-01',
        null,
        'Ride to about forty shops a day, pitch the new flavours, write orders in the app, tidy our shelf and cooler, haggle over credit, and bring the money to the bank. I won ninety new kiosks last year.',
        '118 percent of target in 2025.',
      ),
      work(
        'Van Salesman',
        'Moshi Distributors',
        '2020-09',
        '2022-12',
        'Sold biscuits and soap from the van in markets, kept the stock book, and looked after regular buyers.',
      ),
    ],
    trainings: [course('Selling skills', 'Kilima Academy', '2023-06')],
    skills: [
      'Route selling',
      'Looking after customers',
      'Taking orders',
      'Pitching products',
      'Bargaining',
      'Merchandising',
    ],
    languages: { Swahili: 'native', English: 'intermediate' },
    letter: 'I know the owners of half the kiosks between Usa River and Boma by name.',
  }),
  junior: applicant({
    name: 'Asha Mbwana',
    bio: 'Four months as a promoter, ready for my own route.',
    educations: [study('High School', 'Form Six Certificate', '', 'Weruweru Girls', '2022-07', '2024-05')],
    experiences: [
      work(
        'Sales Promoter',
        'Fresh Juice Tanzania',
        '2026-07',
        null,
        'Offer tastings in supermarkets, tell shoppers about the juice and count what is sold.',
      ),
    ],
    skills: ['Product promotion', 'Talking to customers'],
    languages: { Swahili: 'native', English: 'intermediate' },
  }),
  neighbour: applicant({
    name: 'Irene Shayo',
    bio: 'Call-centre agent for a phone company for five years.',
    educations: [
      study("Bachelor's Degree", 'BA Communication', 'Communication', 'Tumaini College', '2016-10', '2019-07'),
    ],
    experiences: [
      work(
        'Customer Care Agent',
        'Pamoja Mobile',
        '2020-02',
        null,
        'Answer ninety calls a day about bundles and lost PINs, log complaints, calm angry people, and pass technical faults on.',
      ),
    ],
    skills: ['Call handling', 'CRM', 'Complaint resolution'],
    languages: { Swahili: 'native', English: 'fluent' },
  }),
  unrelated: danceTeacher,
  unrelated2: geologist,
  changer: applicant({
    name: 'Elia Laizer',
    bio: 'Tour guide for nine years until tourism slowed; now I sell.',
    educations: [
      study('Associate Degree', 'Certificate in Tour Guiding', 'Tourism', 'Mto wa Mbu College', '2013-01', '2014-06'),
    ],
    experiences: [
      work(
        'Sales Agent',
        'Meru Snacks',
        '2025-09',
        null,
        'Visit shops and schools with samples, take orders, deliver on my motorbike, collect money and report weekly.',
      ),
      work(
        'Tour Guide',
        'Crater Safaris',
        '2015-01',
        '2025-06',
        'Drove guests through the parks, explained birds and history, and arranged picnics.',
      ),
    ],
    trainings: [course('FMCG sales basics', 'Meru Snacks', '2025-09')],
    skills: ['Field sales', 'Order taking', 'Guiding'],
    languages: { Swahili: 'native', English: 'fluent', Maa: 'native' },
  }),
  titles: ['Salesman', 'Field Sales Executive', 'Territory Sales Rep'],
  fields: {
    sensible: ['Marketing', 'Sales and Distribution', 'Business Administration'],
    other: ['Veterinary Medicine', 'Mathematics', 'Carpentry'],
  },
  oddities: [
    {
      name: 'the title in one position among others',
      like: 'junior',
      application: applicant({
        name: 'Baraka Kimaro',
        bio: 'I have tried many things: barman, night watch, salesman, gardener.',
        educations: [study('High School', 'Form Four Certificate', '', 'Mawenzi Secondary', '2010-01', '2013-11')],
        experiences: [
          work(
            'Gardener',
            'Arusha Coffee Lodge',
            '2023-04',
            null,
            'Mow, prune roses and hedges, water the beds and make compost.',
          ),
          work(
            'Sales Representative',
            'Moshi Distributors',
            '2021-09',
            '2023-02',
            'Went round shops with the van, sold soap and biscuits, wrote orders and collected payment.',
          ),
          work(
            'Night Watchman',
            'Coffee Board Stores',
            '2019-01',
            '2021-08',
            'Guarded the gate and did rounds every hour.',
          ),
          work(
            'Barman',
            'Mango Tree Arusha',
            '2015-02',
            '2018-12',
            'Poured drinks, washed glasses and closed the bar.',
          ),
        ],
        skills: ['Field sales', 'Gardening', 'Serving drinks'],
        languages: { Swahili: 'native', English: 'intermediate' },
      }),
    },
  ],
};
