import { advert, applicant, course, study, work } from '../../case.ts';
import { inFragments, type SecondTrade } from '../../second/second-case.ts';
import { pearlDiver } from '../other-people.ts';

const strong = applicant({
  name: 'Chimwemwe Phiri',
  bio: 'Eleven years of asking "show me". Banks first, then a food-relief agency with warehouses in five districts.',
  educations: [
    study(
      "Bachelor's Degree",
      'Bachelor of Accountancy',
      'Accounting',
      'Malawi Polytechnic College',
      '2010-08',
      '2014-06',
    ),
  ],
  experiences: [
    work(
      'Senior Auditor, third line',
      'Chakudya Relief',
      '2019-06',
      null,
      'Each November I interview the directors, rank what could go wrong and propose where we go next year. In the field I draw samples of payments and waybills, walk through who asks, who approves and who pays, count bags, and compare payroll with faces. I write what I found, why it matters and what to do, argue it out with management, present it to the board committee, and come back after ninety days to see what was done. Twice I looked into ghost workers; one ended in court.',
      'Of 140 recommendations 121 are closed.',
    ),
    work(
      'Audit Officer',
      'Lilongwe Savings Bank',
      '2014-09',
      '2019-05',
      'Surprise cash counts in branches, tested loan files, pulled exceptions out of core banking with IDEA and Excel.',
    ),
  ],
  trainings: [course('Certified Internal Auditor', 'Institute of Internal Auditors', '2020-02')],
  skills: ['CIA', 'Audit sampling', 'Report writing', 'IDEA'],
  languages: { English: 'fluent', Chichewa: 'native' },
});

export const internalAuditor = {
  name: 'internal auditor',
  job: advert({
    title: 'Internal Auditor',
    level: 'Senior',
    education: "Bachelor's Degree",
    skills: [
      'Risk-based audit planning',
      'Internal controls testing',
      'Fraud investigation',
      'Report writing',
      'Data analysis',
      'Follow-up of recommendations',
      'IFRS',
    ],
    description: `
A microfinance group with 118 branches in Malawi, Zambia and Mozambique is recruiting an Internal Auditor who reports to the board's audit committee.

You prepare the annual risk-based audit plan, carry out branch, head-office and system audits, test the design and working of internal controls, analyse loan and payment data, investigate suspected fraud discreetly, and write short, clear reports with recommendations that you follow up until they are closed. You lead a team of two on each visit and travel about forty per cent of the time.

Required: a degree in accounting, finance or auditing; CIA, ACCA or CPA; six or more years in internal or external audit, some of it in financial services; sound knowledge of IFRS. Portuguese would help. You have a back of steel and a polite tongue. Please apply with two writing samples, names removed.`,
  }),
  strong,
  evidenceFor: {
    'Risk-based audit planning': true,
    'Internal controls testing': true,
    'Fraud investigation': true,
    'Report writing': true,
    'Data analysis': true,
    'Follow-up of recommendations': true,
    IFRS: false,
  },
  weaker: applicant({
    name: 'Lungile Zulu',
    bio: 'Audit trainee with a small firm, second year of ACCA.',
    educations: [study("Bachelor's Degree", 'BAcc', 'Accounting', 'Copperbelt Business School', '2020-02', '2024-11')],
    experiences: [
      work(
        'Audit Trainee',
        'Mulenga & Partners',
        '2025-03',
        null,
        'Tick invoices to the ledger, send letters to debtors, attend stock counts and prepare the working-paper file.',
      ),
    ],
    skills: ['Vouching', 'Working papers', 'Excel'],
    languages: { English: 'fluent', Nyanja: 'native' },
  }),
  weakerEvidenceFor: {
    'Risk-based audit planning': false,
    'Internal controls testing': false,
    'Fraud investigation': false,
    'Report writing': false,
    'Data analysis': false,
    'Follow-up of recommendations': false,
    IFRS: false,
  },
  neighbour: applicant({
    name: 'Amina Faqi',
    bio: 'Credit officer of a village bank, nine years, lender and collector.',
    educations: [
      study("Bachelor's Degree", 'BA Economics', 'Economics', 'Zomba University College', '2011-08', '2015-06'),
    ],
    experiences: [
      work(
        'Credit Officer',
        'Mudzi Microcredit',
        '2016-01',
        null,
        'Visit borrowers, look at their business and books, propose loans to the committee, follow late payments and write a monthly portfolio report. Keep the files ready for the auditors.',
      ),
    ],
    skills: ['Loan appraisal', 'Portfolio reports', 'Collections', 'Excel'],
    languages: { English: 'fluent', Chichewa: 'native' },
  }),
  unrelated: pearlDiver,
  changer: applicant({
    name: 'Bongani Nkhoma',
    bio: 'Police detective for fourteen years, internal auditor since September of last year.',
    educations: [
      study(
        "Bachelor's Degree",
        'Bachelor of Internal Auditing',
        'Auditing',
        'Blantyre Open University',
        '2020-02',
        '2025-06',
      ),
    ],
    experiences: [
      work(
        'Internal Auditor',
        'Shire Valley Sugar',
        '2025-09',
        null,
        'I work through the yearly audit plan: purchasing, stores, payroll, cane weighing. I test controls, take samples, analyse the payment data in Excel, and write reports with recommendations, which I follow up. I investigated one fraud with diesel.',
      ),
      work(
        'Detective Sergeant',
        'Malawi Police',
        '2010-05',
        '2024-12',
        'Took statements, secured evidence, questioned suspects and testified.',
      ),
    ],
    skills: ['Fraud investigation', 'Internal audit', 'Interviewing'],
    languages: { English: 'fluent', Chichewa: 'native' },
  }),
  terse: inFragments(strong, [
    'Risk ranking, yearly plan, payment samples, controls, reports, 90-day follow-up, ghost workers.',
    'Surprise cash counts, loan file tests, exceptions with IDEA, Excel.',
  ]),
  titlesByGender: [],
} satisfies SecondTrade;
