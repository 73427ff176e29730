import { advert, applicant, study, work } from '../../case.ts';
import { inFragments, type SecondTrade } from '../../second/second-case.ts';
import { watchmaker } from '../other-people.ts';

const strong = applicant({
  name: 'Grace Atuhaire Kembabazi',
  bio: 'I lend to market women and they pay me back. Six years, two branches, one motorbike.',
  educations: [
    study("Bachelor's Degree", 'Bachelor of Commerce', 'Finance', 'Ankole Western University', '2015-08', '2018-07'),
  ],
  experiences: [
    work(
      'Field officer, groups and small traders',
      'Tusitukire Savings and Credit',
      '2021-02',
      null,
      'I look after 410 borrowers. Before anybody gets money I sit in the shop for an hour, count stock, ask what comes in and goes out on a bad day, look at the house, talk to the chairman of the village and pull the report from the reference bureau. Then I write two pages and defend them before the committee. Who is three days late gets a call and on the fifth day my visit; at thirty days I have 1.8 per cent. I explain interest with beans on the table, so that nobody signs blind.',
      'Grew the book from 280 to 760 million shillings.',
    ),
    work(
      'Teller',
      'Tusitukire Savings and Credit',
      '2018-11',
      '2021-01',
      'Deposits, withdrawals, opening of accounts with copies of identity cards, and the end-of-day balance.',
    ),
  ],
  skills: ['Group lending', 'Credit appraisal', 'Riding a motorcycle'],
  languages: { Runyankole: 'native', English: 'fluent', Luganda: 'intermediate' },
});

export const loanOfficer = {
  name: 'loan officer',
  job: advert({
    title: 'Loan Officer',
    level: 'Junior',
    education: "Bachelor's Degree",
    skills: [
      'Credit appraisal',
      'Loan recovery',
      'Portfolio management',
      'Client mobilisation',
      'Cash flow analysis',
      'Collateral verification',
      'Financial literacy training',
    ],
    description: `
Rural microfinance company, nineteen branches in western Uganda, takes on loan officers for Ishaka, Kasese and Fort Portal.

You find clients in markets and villages, form groups, explain our products and their cost honestly, assess income, cash flow and character, inspect the land agreement or the cow that stands as security, present files to the credit committee, and follow each loan until the last instalment. You hold money lessons for groups. Your arrears at thirty days should stay under five per cent.

You bring a degree in a business subject, a year or more in lending or branch banking, and a riding permit. We do not lend to people who cannot pay back, and we do not shout at them.`,
  }),
  strong,
  evidenceFor: {
    'Credit appraisal': true,
    'Loan recovery': true,
    'Portfolio management': true,
    'Client mobilisation': false,
    'Cash flow analysis': true,
    'Collateral verification': true,
    'Financial literacy training': true,
  },
  weaker: applicant({
    name: 'Muhindo Joel',
    bio: 'Commerce graduate, fourteen months in a village bank.',
    educations: [
      study(
        "Bachelor's Degree",
        'Bachelor of Commerce',
        'Accounting',
        'Rwenzori Valley University',
        '2022-08',
        '2025-07',
      ),
    ],
    experiences: [
      work(
        'Credit assistant',
        'Bwera Village Bank',
        '2025-09',
        null,
        'Fill in loan forms with members, collect copies of land agreements, remind late payers by telephone, keep the files in order.',
      ),
    ],
    skills: ['Loan forms', 'Phone reminders'],
    languages: { Lukonzo: 'native', English: 'fluent' },
  }),
  weakerEvidenceFor: {
    'Credit appraisal': false,
    'Loan recovery': true,
    'Portfolio management': false,
    'Client mobilisation': false,
    'Cash flow analysis': false,
    'Collateral verification': false,
    'Financial literacy training': false,
  },
  neighbour: applicant({
    name: 'Rita Kyomugisha',
    bio: 'Insurance agent for motor, life and burial cover.',
    educations: [
      study(
        "Bachelor's Degree",
        'Bachelor of Business Administration',
        'Marketing',
        'Kabarole Business School',
        '2013-08',
        '2016-07',
      ),
    ],
    experiences: [
      work(
        'Insurance Agent',
        'Umoja Assurance',
        '2017-01',
        null,
        'Visit shops and schools, explain policies, fill in proposals, collect premiums, inspect damaged cars and help families with claims.',
      ),
    ],
    skills: ['Selling policies', 'Claims', 'Premium collection', 'Customer visits'],
    languages: { English: 'fluent', Rutooro: 'native' },
  }),
  unrelated: watchmaker,
  changer: applicant({
    name: 'Tumwine Edson',
    bio: 'I was a buyer of coffee for eleven years and knew every farmer’s debts anyway. Loan officer since July 2025.',
    educations: [
      study(
        "Bachelor's Degree",
        'Bachelor of Business Studies',
        'Business',
        'Ankole Western University',
        '2010-08',
        '2013-07',
      ),
    ],
    experiences: [
      work(
        'Loan Officer',
        'Ntungamo Farmers Finance',
        '2025-07',
        null,
        'I mobilise farmers into groups and teach them about saving and interest, appraise loan applications, work out the cash flow between two harvests, verify land agreements and animals, present to the committee and recover instalments. My portfolio has 190 clients with 3 % arrears.',
      ),
      work(
        'Coffee buyer',
        'Rushere Coffee',
        '2014-03',
        '2025-05',
        'Judged, weighed and bought Robusta and ran the drying yard.',
      ),
    ],
    skills: ['Lending', 'Group training', 'Coffee grading'],
    languages: { Runyankole: 'native', English: 'fluent' },
  }),
  terse: inFragments(strong, [
    '410 borrowers, 760 m. Shop visits, stock, cash flow, CRB report, committee. Arrears 1.8 %. House checks.',
    'Deposits, withdrawals, account opening, balancing.',
  ]),
  inLanguages: [
    {
      language: 'French',
      application: applicant({
        name: 'Pascal Ndikumana',
        bio: 'Agent de crédit à Bujumbura puis à Ngozi, cinq ans de terrain à moto. Je prête à ceux qui peuvent rembourser et je le leur explique avant la signature.',
        educations: [
          study(
            "Bachelor's Degree",
            'Licence en gestion',
            'Gestion',
            'Université des Grands Lacs de Ngozi',
            '2015-10',
            '2019-07',
          ),
        ],
        experiences: [
          work(
            'Chargé de prêts',
            'Coopérative Terimbere',
            '2021-01',
            null,
            'Je démarche les commerçants et forme des groupes solidaires, je monte les dossiers, j’étudie les revenus et les dépenses du ménage, je vérifie la parcelle ou le bétail donné en garantie et je défends la demande au comité. Je suis 350 emprunteurs, retard à trente jours : 2,5 %. En cas d’impayé je passe à la maison, sans cris. Chaque mois, une séance d’éducation financière au marché.',
          ),
          work(
            'Guichetier',
            'Coopérative Terimbere',
            '2019-09',
            '2020-12',
            'Dépôts, retraits, ouverture de comptes et arrêté de caisse.',
          ),
        ],
        skills: ['Analyse de crédit', 'Recouvrement', 'Éducation financière'],
        languages: { Français: 'fluent', Kirundi: 'native', Swahili: 'intermediate' },
      }),
      evidenceFor: {
        'Credit appraisal': true,
        'Loan recovery': true,
        'Portfolio management': true,
        'Client mobilisation': true,
        'Cash flow analysis': true,
        'Collateral verification': true,
        'Financial literacy training': true,
      },
    },
  ],
  titlesByGender: [],
} satisfies SecondTrade;
