import { advert, applicant, course, study, type Trade, work } from '../case.ts';
import { footballCoach, houseCleaner } from '../other-people.ts';

export const dataAnalyst: Trade = {
  name: 'data analyst',
  job: advert({
    title: 'Data Analyst',
    level: 'Entry',
    education: "Bachelor's Degree",
    skills: ['SQL', 'Microsoft Excel', 'Power BI', 'Statistics', 'Data cleaning', 'Python'],
    description: `
AfyaStat collects figures from 700 clinics. As an entry-level Data Analyst you will clean monthly uploads, chase odd values with the clinics, write SQL queries, build Power BI dashboards for county managers, run simple statistical tests, and explain in one page what changed and why.

You have a bachelor's degree in statistics, mathematics, economics, computer science or a related field. You can show some project, from university or your own, in which you worked with real data. Python or R is useful. Curiosity matters more than experience: this is a first job, with a mentor.`,
  }),
  strong: applicant({
    name: 'Naomi Jeruto',
    bio: 'Analyst who turns clinic registers into pictures that managers read. Four years.',
    educations: [
      study("Bachelor's Degree", 'BSc Statistics', 'Statistics', 'Maseno Hills University', '2018-09', '2022-06'),
    ],
    experiences: [
      work(
        'Data Analyst',
        'HealthPulse',
        '2024-02',
        null,
        'Pull tables from the warehouse with SQL, remove doubles and impossible ages, compute coverage and trends, and keep eight dashboards alive. I write a monthly page in plain words and present it.',
        'Found the double counting that had hidden a vaccine shortage.',
      ),
      work(
        'Monitoring Assistant',
        'Nandi Health Office',
        '2022-07',
        '2024-01',
        'Checked reporting forms, phoned facilities about gaps, made pivot tables and charts, and tested differences between sub-counties in R.',
      ),
    ],
    trainings: [course('Power BI Data Analyst Associate', 'Microsoft', '2024-09')],
    skills: [
      'SQL',
      'Excel pivots',
      'Power BI dashboards',
      'R and Python (pandas)',
      'Statistical tests',
      'Cleaning messy data',
    ],
    languages: { English: 'fluent', Swahili: 'fluent' },
    letter: 'I like the hour when a strange number turns out to be a true story.',
  }),
  neighbour: applicant({
    name: 'Oscar Kimutai',
    bio: 'Data entry clerk, fast and exact, five years of questionnaires.',
    educations: [
      study(
        'Associate Degree',
        'Certificate in Computer Packages',
        'Computer Applications',
        'Eldoret Computer College',
        '2019-01',
        '2019-12',
      ),
    ],
    experiences: [
      work(
        'Data Entry Clerk',
        'County Registry',
        '2020-02',
        null,
        'Type birth and land records from paper, twelve thousand strokes an hour, compare with the original, scan and file.',
      ),
    ],
    skills: ['Fast typing', 'Excel', 'Filing', 'Scanning'],
    languages: { English: 'fluent', Swahili: 'fluent' },
  }),
  unrelated: houseCleaner,
  unrelated2: footballCoach,
  changer: applicant({
    name: 'Collins Omondi',
    bio: 'Hotel manager for eleven years; the occupancy sheets were the part I loved.',
    educations: [
      study(
        "Bachelor's Degree",
        'BSc Hospitality Management',
        'Hospitality',
        'Kisumu Hospitality University',
        '2008-09',
        '2012-06',
      ),
    ],
    experiences: [
      work(
        'Data Analyst',
        'Lake Basin Retail',
        '2025-09',
        null,
        'Query sales by branch, clean product codes, build weekly dashboards, and forecast demand for school opening.',
      ),
      work(
        'Hotel Manager',
        'Imperial Bay Hotel',
        '2014-01',
        '2025-06',
        'Ran sixty rooms and forty staff, handled guests, suppliers and budgets.',
      ),
    ],
    trainings: [
      course('Data analytics certificate, 8 months', 'Moringa School', '2025-08', 'SQL, Python, statistics, Power BI'),
    ],
    skills: ['SQL', 'Power BI', 'Python', 'Hotel operations'],
    languages: { English: 'fluent', Swahili: 'fluent' },
  }),
  titles: ['BI Analyst', 'Reporting Analyst', 'Junior Data Scientist'],
  graduates: [
    applicant({
      name: 'Ismail Haji Nur',
      bio: 'Mathematics graduate who built a rainfall dashboard for his home district.',
      educations: [
        study(
          "Bachelor's Degree",
          'BSc Mathematics and Computer Science',
          'Mathematics',
          'Garissa Science University',
          '2022-09',
          '2026-07',
        ),
      ],
      trainings: [course('Google Data Analytics', 'Coursera', '2026-04', 'SQL, cleaning, spreadsheets, visualisation')],
      skills: ['SQL', 'Python', 'Excel', 'Statistics', 'Power BI'],
      languages: { Somali: 'native', English: 'fluent', Swahili: 'fluent' },
      letter:
        'My project joined thirty years of rain-gauge readings with maize prices: I cleaned them in pandas, stored them in Postgres, tested for trends and published a dashboard. I also analysed the registers of a mobile clinic as a volunteer.',
    }),
    applicant({
      name: 'Purity Kagendo',
      bio: 'Economics graduate, first class, at home in spreadsheets.',
      educations: [
        study(
          "Bachelor's Degree",
          'BSc Economics and Statistics',
          'Economics and Statistics',
          'Meru University College',
          '2022-09',
          '2026-06',
        ),
      ],
      skills: ['Excel', 'Statistics', 'R', 'Data cleaning'],
      languages: { English: 'fluent', Swahili: 'fluent' },
      letter:
        'For my thesis I surveyed 240 households about mobile loans, coded and cleaned the answers and ran logistic regressions in R. Since July I teach myself SQL with the open data of the county.',
    }),
  ],
  fields: {
    sensible: ['Statistics', 'Mathematics', 'Data Science'],
    other: ['Physical Education', 'Culinary Arts', 'Theatre'],
  },
};
