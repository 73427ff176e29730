import { advert, applicant, course, study, work } from '../../case.ts';
import { inFragments, type SecondTrade } from '../../second/second-case.ts';
import { jockey } from '../other-people.ts';

const strong = applicant({
  name: 'Deqa Nuur Sugulle',
  bio: 'I count what projects change, and tell the truth when it is little. Nine years in drought, nutrition and school programmes.',
  educations: [
    study("Bachelor's Degree", 'BSc Statistics', 'Statistics', 'Hargeisa Plains University', '2012-09', '2016-06'),
  ],
  experiences: [
    work(
      'MEAL Officer',
      'Roob Relief',
      '2020-01',
      null,
      'With each new grant I sit with the team and draw the chain from cash to meals, choose how we shall measure it and who tells us. I write the forms in Kobo, train twenty enumerators, check every evening for odd values and send some back. Listening groups with mothers and elders. In Stata and Excel I make tables, and on one page a picture for the donor. Complaints from the free line I read every Monday, and answer. Before and after surveys with 600 households, twice.',
      'The donor moved the cash day after our findings.',
    ),
    work(
      'Data Assistant',
      'Sool Nutrition Project',
      '2016-09',
      '2019-12',
      'Entered, cleaned and backed up screening forms, visited feeding sites with a checklist each month.',
    ),
  ],
  trainings: [course('Outcome harvesting', 'MEAL Academy Nairobi', '2022-03')],
  skills: ['KoboToolbox', 'Stata', 'Focus group discussions', 'Donor reporting'],
  languages: { Somali: 'native', English: 'fluent', Arabic: 'basic' },
});

export const monitoringOfficer = {
  name: 'monitoring-and-evaluation officer',
  job: advert({
    title: 'Monitoring and Evaluation Officer',
    level: 'Mid',
    education: "Bachelor's Degree",
    skills: [
      'Logical framework',
      'Survey design',
      'Mobile data collection',
      'Data quality assurance',
      'Statistical analysis',
      'Qualitative methods',
      'Donor reporting',
      'Beneficiary feedback mechanisms',
    ],
    description: `
For a three-year resilience programme in Jubaland and Lower Shabelle, funded by two European governments, we seek a Monitoring and Evaluation Officer (based in Kismayo).

You set up the monitoring plan and logical framework with indicators, design questionnaires, programme them for tablets, train and supervise enumerators, and see that data are complete and true. You analyse results with a statistics package, hold focus groups, run the feedback and complaints line, and contribute to donor reports. Baseline, midline and endline are led by you with a consultant.

You have a degree in statistics, economics, development studies or similar, at least three years of M&E in humanitarian or development projects, and the patience to travel by plane, boat and car. Skill with GIS is an added advantage. Women from the region are especially invited. The contract is for one year and can be prolonged.`,
  }),
  strong,
  evidenceFor: {
    'Logical framework': true,
    'Survey design': true,
    'Mobile data collection': true,
    'Data quality assurance': true,
    'Statistical analysis': true,
    'Qualitative methods': true,
    'Donor reporting': true,
    'Beneficiary feedback mechanisms': true,
  },
  weaker: applicant({
    name: 'Mohamed Sheikh Yarow',
    bio: 'Enumerator and now assistant in a health project, since early last year.',
    educations: [
      study(
        "Bachelor's Degree",
        'BA Development Studies',
        'Development Studies',
        'Baidoa University',
        '2020-09',
        '2024-08',
      ),
    ],
    experiences: [
      work(
        'M&E Assistant',
        'Bay Health Initiative',
        '2025-04',
        null,
        'Interview households with the tablet, enter attendance lists, and take photos of trainings for the file.',
      ),
    ],
    skills: ['ODK', 'Interviewing households', 'Excel'],
    languages: { Somali: 'native', English: 'intermediate' },
  }),
  weakerEvidenceFor: {
    'Logical framework': false,
    'Survey design': false,
    'Mobile data collection': true,
    'Data quality assurance': false,
    'Statistical analysis': false,
    'Qualitative methods': false,
    'Donor reporting': false,
    'Beneficiary feedback mechanisms': false,
  },
  neighbour: applicant({
    name: 'Ilham Yuusuf',
    bio: 'Communications officer: stories from the field, photos, the yearly brochure.',
    educations: [
      study(
        "Bachelor's Degree",
        'BA Communication',
        'Communication',
        'Mogadishu City University',
        '2013-09',
        '2017-07',
      ),
    ],
    experiences: [
      work(
        'Communications Officer',
        'Daryeel Children',
        '2018-03',
        null,
        'Travel to projects, interview families, write success stories for donors, collect numbers for the annual report from colleagues and lay out the brochure.',
      ),
    ],
    skills: ['Storytelling', 'Photography', 'Interviews', 'Donor visibility'],
    languages: { Somali: 'native', English: 'fluent' },
  }),
  unrelated: jockey,
  changer: applicant({
    name: 'Cabdullahi Good Faarah',
    bio: 'Worked as a bank clerk and then in insurance for ten years. For fourteen months I have measured what goats do for families.',
    educations: [
      study("Bachelor's Degree", 'BSc Economics', 'Economics', 'Mogadishu Coast University', '2010-09', '2014-06'),
    ],
    experiences: [
      work(
        'M&E Officer',
        'Xoolo Livelihoods',
        '2025-09',
        null,
        'I look after the indicators of the logical framework, design questionnaires in Kobo, train enumerators and check their data the same night. I hold focus groups with herders, analyse in SPSS, keep the complaints box and write my chapter of the donor report.',
      ),
      work(
        'Claims Clerk',
        'Takaful Mogadishu',
        '2014-08',
        '2025-06',
        'Checked papers of accidents, calculated what was to be paid, and filed.',
      ),
    ],
    skills: ['Kobo', 'SPSS', 'Insurance claims'],
    languages: { Somali: 'native', English: 'fluent' },
  }),
  terse: inFragments(strong, [
    'Indicators, Kobo forms, 20 enumerators, data checks, Stata tables, complaint line, surveys.',
    'Entry, cleaning, backup of screening forms. Site visits, checklist.',
  ]),
  titlesByGender: [],
} satisfies SecondTrade;
