import { advert, applicant, course, study, type Trade, work } from '../case.ts';
import { airlinePilot, barber } from '../other-people.ts';

const educations = [
  study(
    "Master's Degree",
    'MA Development Studies',
    'Development Studies',
    'Uganda Martyrs Institute',
    '2012-08',
    '2014-07',
  ),
];
const weeks = [
  'In the first months I walked to each of the fourteen villages with the chairpersons and we agreed on where the wells and the latrines would go.',
  'I drew up the work plan and the budget with finance, and went through both with the team every Monday.',
  'When the rains cut the road we moved the pipes by boat, and I explained the change to the donor in writing.',
  'I hired and inducted eleven field staff, wrote their objectives and sat down with each of them twice a year.',
  'Every quarter I put together the narrative report, checked the spending against the lines and answered the questions that came back.',
  'We held feedback meetings under the big tree, where people could say what was late or badly done, and we wrote their words down.',
  'Together with the monitoring officer I chose indicators that could be counted without a computer.',
  'I met the district water officer and the other agencies in the monthly coordination meeting and shared our maps.',
  'Two contractors failed; I ended their contracts by the book, ran the tender again and saved the season.',
  'Before leaving I handed the pumps over to the committees, with spare parts and a savings box.',
];

export const projectManager: Trade = {
  name: 'project manager (NGO)',
  job: advert({
    title: 'Project Manager – WASH and Resilience',
    level: 'Senior',
    education: "Master's Degree",
    skills: [
      'Project cycle management',
      'Budget management',
      'Donor reporting',
      'Team leadership',
      'Monitoring and evaluation',
      'Stakeholder coordination',
    ],
    description: `
An international NGO is seeking a Project Manager for a three-year, EUR 4.2 million water, sanitation and resilience project in Karamoja, funded by a European donor. The Project Manager has overall responsibility for planning, implementation and closure: work plans and procurement plans, budget follow-up, management of a team of twelve, partner capacity, monitoring, evaluation, accountability and learning, representation towards district authorities and clusters, and timely narrative and financial reports.

Required: master's degree in development, social sciences or engineering; minimum six years of managing humanitarian or development projects, including budgets above one million; experience with European or UN donors; excellent English. Desirable: water engineering background, Ngakarimojong.

You will be based in Moroto with frequent travel to Kaabong and Abim, report to the Country Director in Kampala, and work closely with the finance, logistics and programme quality units. The contract runs for twelve months and may be renewed. The organisation has zero tolerance for abuse and exploitation; references and criminal records are checked before an offer is made. Only short-listed candidates will be contacted.`,
  }),
  strong: applicant({
    name: 'Florence Apio',
    bio: 'I have led field projects for ten years, from boreholes to cash grants, with teams of up to twenty.',
    educations,
    experiences: [
      work(
        'Project Manager',
        'Water for Karamoja Trust',
        '2019-06',
        null,
        'In charge of a three-million-euro programme for forty boreholes and village savings. I plan with the district, follow spending line by line, lead fifteen people in two bases, answer for results to the funder, and visit the sites twice a month.',
        'External review in 2023 rated us "highly satisfactory".',
      ),
      work(
        'Programme Coordinator',
        'Hands of the North',
        '2014-09',
        '2019-05',
        'Coordinated school latrine and hygiene work in nine sub-counties with three local partners; wrote proposals, quarterly reports and logframes, and set up the complaints box.',
      ),
    ],
    trainings: [course('PRINCE2 Practitioner', 'PeopleCert', '2018-02'), course('PMD Pro', 'PM4NGOs', '2016-05')],
    skills: [
      'Running projects from start to close',
      'Budgets and forecasts',
      'Reports to donors',
      'Leading teams',
      'M&E and logframes',
      'Coordination with districts',
    ],
    languages: { English: 'fluent', Ateso: 'native', Ngakarimojong: 'intermediate' },
    letter:
      'I have worked in Moroto for seven years. I know the roads, the elders and what happens to a budget when the rains come late.',
  }),
  junior: applicant({
    name: 'Samuel Otim',
    bio: 'Field officer moving up, two years with one agency.',
    educations: [
      study(
        "Bachelor's Degree",
        'BA Development Studies',
        'Development Studies',
        'Gulu Institute',
        '2020-08',
        '2023-06',
      ),
    ],
    experiences: [
      work(
        'Project Officer',
        'Clean Hands Lira',
        '2024-10',
        null,
        'Organise hygiene sessions in villages, check latrine digging, collect monitoring forms and draft the monthly report for my manager.',
      ),
    ],
    skills: ['Community mobilisation', 'Monitoring', 'Report writing'],
    languages: { English: 'fluent', Lango: 'native' },
  }),
  neighbour: applicant({
    name: 'Moses Tumwine',
    bio: 'Event manager of weddings and trade fairs for ten years.',
    educations: [
      study("Bachelor's Degree", 'BBA', 'Business Administration', 'Kampala Business College', '2010-08', '2013-06'),
    ],
    experiences: [
      work(
        'Event Manager',
        'Pearl Events',
        '2014-02',
        null,
        'Plan fairs and weddings for up to two thousand guests: venue, tents, caterers, sound, timetable and budget. Lead a crew of twenty on the day.',
      ),
    ],
    skills: ['Event planning', 'Supplier negotiation', 'Budgets', 'Crew leadership'],
    languages: { English: 'fluent', Runyankole: 'native' },
  }),
  unrelated: barber,
  unrelated2: airlinePilot,
  changer: applicant({
    name: 'Angela Birungi',
    bio: 'Radio journalist for thirteen years, project manager for a year and two months.',
    educations: [
      study(
        "Master's Degree",
        'MA Development Studies',
        'Development Studies',
        'Kampala International Institute',
        '2023-08',
        '2025-07',
      ),
    ],
    experiences: [
      work(
        'Project Manager',
        'Listen North',
        '2025-09',
        null,
        'Manage a girls’ education project of 300,000 euros: work plan, staff of four, monthly budget check, field visits, and the report to the donor.',
      ),
      work(
        'Radio Journalist',
        'Mega FM',
        '2011-02',
        '2025-07',
        'Presented the morning show, interviewed politicians, and edited features.',
      ),
    ],
    trainings: [course('PMD Pro Level 1', 'PM4NGOs', '2025-08')],
    skills: ['Project planning', 'Budget checks', 'Radio'],
    languages: { English: 'fluent', Acholi: 'native' },
  }),
  titles: ['Programme Manager', 'Project Coordinator', 'Team Leader WASH'],
  fields: {
    sensible: ['Development Studies', 'Project Planning and Management', 'International Relations'],
    other: ['Cosmetology', 'Astronomy', 'Baking Technology'],
  },
  inLanguages: {
    French: {
      strong: applicant({
        name: 'Espérance Niyonzima',
        bio: 'Je dirige des projets de terrain depuis dix ans, de l’eau potable aux transferts monétaires, avec des équipes de vingt personnes.',
        educations: [
          study(
            "Master's Degree",
            'Master en études du développement',
            'Études du développement',
            'Université des Grands Lacs',
            '2012-09',
            '2014-07',
          ),
        ],
        experiences: [
          work(
            'Cheffe de projet',
            'Eau pour Tous',
            '2019-06',
            null,
            'Responsable d’un programme de trois millions d’euros : quarante forages et des groupes d’épargne. Je planifie avec le district, je suis les dépenses ligne par ligne, je dirige quinze personnes sur deux bases, je rends compte des résultats au bailleur et je visite les sites deux fois par mois.',
            'Évaluation externe « très satisfaisante » en 2023.',
          ),
          work(
            'Coordinatrice de programme',
            'Mains du Nord',
            '2014-09',
            '2019-05',
            'Coordination de travaux de latrines scolaires et d’hygiène avec trois partenaires locaux ; propositions, rapports trimestriels, cadres logiques et mécanisme de plaintes.',
          ),
        ],
        trainings: [course('PMD Pro', 'PM4NGOs', '2016-05')],
        skills: [
          'Gestion du cycle de projet',
          'Suivi budgétaire',
          'Rapports aux bailleurs',
          'Encadrement d’équipe',
          'Suivi et évaluation',
          'Coordination avec les autorités',
        ],
        languages: { Français: 'native', Anglais: 'fluent' },
        letter: 'Je connais les pistes, les anciens, et ce que devient un budget quand les pluies tardent.',
      }),
    },
  },
  oddities: [
    {
      name: 'one very long text',
      like: 'strong',
      application: applicant({
        name: 'Lawrence Lokiru',
        bio: 'Project manager who writes long letters and short budgets.',
        educations,
        experiences: [
          work(
            'Project Manager',
            'Dry Lands Initiative',
            '2017-01',
            null,
            [...weeks, ...weeks.map((one) => one.replace(/^(\w)/, 'In the second phase too: $1'))].join(' '),
          ),
        ],
        trainings: [course('PMD Pro', 'PM4NGOs', '2017-09')],
        skills: ['Project management', 'Budgets', 'Donor reports', 'Team leadership', 'Monitoring'],
        languages: { English: 'fluent' },
        letter: weeks.slice(0, 6).join(' '),
      }),
    },
  ],
};
