import { advert, applicant, course, study, type Trade, work } from '../case.ts';
import { fisherman, geologist } from '../other-people.ts';

export const hrOfficer: Trade = {
  name: 'HR officer',
  job: advert({
    title: 'Human Resources Officer',
    level: 'Mid',
    education: "Bachelor's Degree",
    skills: ['Recruitment', 'Payroll', 'Labour law', 'Staff records', 'Performance appraisal', 'Employee relations'],
    description: `
Flower farm near Naivasha with 900 workers seeks a Human Resources Officer. Duties: plan hiring for the season, write adverts, interview and induct; keep contracts, leave and personnel files; prepare inputs for the monthly payroll and statutory deductions; advise supervisors on discipline according to labour law and the collective agreement; sit with shop stewards; run the yearly appraisal; and report on turnover and absence.

Qualifications: degree in human resource management, business or social sciences; membership of the professional institute; three years or more in a labour-intensive company; good with Excel; fair, patient, firm. Swahili is spoken on the farm.

The farm is certified for fair trade and houses a nursery, a clinic and a football field, all of which belong to the department. We offer a house on the estate, medical cover for the family and a yearly bonus that depends on the harvest. People from the surrounding villages and persons with disabilities are encouraged to apply.`,
  }),
  strong: applicant({
    name: 'Caroline Wangari',
    bio: 'People person with a spreadsheet: eight years of hiring, paying and listening on tea and flower estates.',
    educations: [
      study(
        "Bachelor's Degree",
        'BCom Human Resource Management',
        'Human Resource Management',
        'Nakuru Business University',
        '2013-09',
        '2017-06',
      ),
    ],
    experiences: [
      work(
        'HR Officer',
        'Rift Roses',
        '2021-01',
        null,
        'Find and bring in three hundred pickers each season, make contracts, follow leave and sick days, and send the wage sheet with NSSF and tax to finance. I sit in every disciplinary hearing and meet the union monthly.',
        'Turnover from 34 to 19 percent.',
      ),
      work(
        'HR Assistant',
        'Kericho Hills Tea',
        '2017-08',
        '2020-12',
        'Filed papers, short-listed applicants, took minutes at hearings, arranged medicals and helped with yearly reviews.',
      ),
    ],
    trainings: [course('Certified HR Professional', 'IHRM', '2021-11')],
    skills: [
      'Hiring and induction',
      'Payroll inputs',
      'Employment Act',
      'Personnel files',
      'Appraisals',
      'Union relations',
    ],
    languages: { English: 'fluent', Swahili: 'native' },
    letter:
      'I have worked among greenhouses for years and know that a fair roster prevents more quarrels than any letter.',
  }),
  junior: applicant({
    name: 'Ian Muriuki',
    bio: 'HR graduate with eleven months of filing and first interviews.',
    educations: [
      study(
        "Bachelor's Degree",
        'BA Human Resource Management',
        'Human Resource Management',
        'Embu University College',
        '2021-09',
        '2025-07',
      ),
    ],
    experiences: [
      work(
        'HR Assistant',
        'Meru Millers',
        '2025-12',
        null,
        'Update personnel files and leave sheets, call candidates, and take new staff round on their first day.',
      ),
    ],
    skills: ['Staff records', 'Recruitment support', 'Excel'],
    languages: { English: 'fluent', Swahili: 'fluent' },
  }),
  neighbour: applicant({
    name: 'Beatrice Nyambura',
    bio: 'Office administrator of an engineering firm for eight years.',
    educations: [
      study(
        'Associate Degree',
        'Diploma in Business Administration',
        'Business Administration',
        'Nyeri Polytechnic',
        '2014-01',
        '2016-06',
      ),
    ],
    experiences: [
      work(
        'Office Administrator',
        'Aberdare Engineers',
        '2017-02',
        null,
        'Keep the office running: letters, travel, supplies, petty cash, meeting rooms, the director’s diary and the company cars.',
      ),
    ],
    skills: ['Office management', 'Minutes', 'Travel booking', 'Petty cash'],
    languages: { English: 'fluent', Swahili: 'native' },
  }),
  unrelated: fisherman,
  unrelated2: geologist,
  changer: applicant({
    name: 'Rev. Dan Kariuki',
    bio: 'Pastor for fourteen years, HR officer since last year.',
    educations: [
      study("Bachelor's Degree", 'Bachelor of Divinity', 'Theology', 'St Paul Seminary', '2006-09', '2010-07'),
      study(
        'Associate Degree',
        'Higher Diploma in Human Resources',
        'Human Resource Management',
        'IHRM College',
        '2024-01',
        '2025-07',
      ),
    ],
    experiences: [
      work(
        'HR Officer',
        'Thika Textile Mills',
        '2025-09',
        null,
        'Interview machine operators, prepare contracts, keep leave records, hear grievances, and collect attendance for the pay clerk.',
      ),
      work(
        'Parish Pastor',
        'Highland Church',
        '2011-01',
        '2025-06',
        'Preached, visited the sick, and counselled couples.',
      ),
    ],
    trainings: [course('Labour law for practitioners', 'FKE', '2025-10')],
    skills: ['Interviewing', 'Counselling', 'Staff files'],
    languages: { English: 'fluent', Swahili: 'fluent' },
  }),
  titles: ['HR Generalist', 'People Operations Officer', 'Personnel Officer'],
  fields: {
    sensible: ['Human Resource Management', 'Business Administration', 'Industrial Psychology'],
    other: ['Marine Biology', 'Motor Vehicle Mechanics', 'Midwifery'],
  },
};
