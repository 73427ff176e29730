import type { FormRuleContext } from './form-rule-context.ts';
import type { FormData, SimpleData, WizardData } from './steps.ts';

/** The date that the tests use as today. */
export const TODAY = '2026-11-15';
export const CONTEXT: FormRuleContext = { today: TODAY, questions: [] };

export const SUMMARY = 'I have kept vaccines, fish and flowers cold on three coasts for more than nine years.';
export const DUTIES = 'Planned the night loads, kept the temperature logs and trained four drivers to read them.';
export const LETTER =
  'Dear hiring team, the cold rooms that you describe are the ones in which I learnt my work. I would be glad to show you how I keep them.';

const person = {
  firstName: 'Hodan',
  lastName: 'Warsame',
  email: 'hodan.warsame@mail.example',
  phone: '+252 61 2345678',
  dateOfBirth: '1994-03-08',
  country: 'Somalia',
  city: 'Marka',
  address: '',
  bio: SUMMARY,
};

/** Variant A, completely filled in. */
export const filledWizard = (): WizardData => ({
  personalInfo: { ...person },
  educations: [
    {
      id: 1000,
      level: "Bachelor's Degree",
      country: 'SO',
      institution: 'Coastal University of Marka',
      degree: 'BSc Logistics',
      major: 'Cold storage',
      startDate: '2012-09',
      endDate: '2016-07',
      current: false,
      description: '',
    },
  ],
  trainings: [
    {
      id: 1001,
      name: 'Good Distribution Practice',
      organization: 'Port Training Board',
      credentialId: 'GDP-118',
      startDate: '2019-02',
      endDate: '2019-03',
      current: false,
      description: '',
    },
  ],
  experiences: [
    {
      id: 2000,
      title: 'Cold Chain Coordinator',
      company: 'Nuvemba Freight',
      department: 'Operations',
      location: 'Mogadishu',
      employmentType: 'Full-time',
      startDate: '2017-01',
      endDate: '',
      currentlyWorking: true,
      responsibilities: DUTIES,
      achievements: 'Cut spoiled loads from nine to two a month.',
    },
  ],
  noExperience: false,
  skills: [
    { id: 1, name: 'Cold chain handling' },
    { id: 2, name: 'Milk testing' },
    { id: 3, name: 'Dispatch', custom: true },
  ],
  languages: [{ id: 3000, language: 'Somali', proficiency: 'native' }],
  coverLetter: LETTER,
  answers: {},
  consent: true,
});

/** Variant B. */
export const filledForm = (): FormData => ({
  personalInfo: { ...person },
  educations: [
    {
      level: "Bachelor's Degree",
      institution_name: 'Coastal University of Marka',
      degree: 'BSc Logistics',
      major_course: 'Cold storage',
      start_date: '2012-09',
      end_date: '2016-07',
      current_study: false,
      description: '',
    },
  ],
  experiences: [
    {
      designation: 'Cold Chain Coordinator',
      company: 'Nuvemba Freight',
      start: '2017-01',
      end: '',
      current_position: true,
      responsibilities: DUTIES,
      accomplishments: '',
    },
  ],
  noExperience: false,
  skills: ['Cold chain handling'],
  languages: [{ name: 'Somali', proficiency: 'advanced' }],
  additionalInfo: { certifications: 'Forklift licence', awards: '', portfolio: '', linkedin: 'linkedin.com/in/hodan' },
  answers: {},
});

/** Variant C. */
export const filledSimple = (): SimpleData => ({
  personalInfo: { fullName: 'Hodan Asha Warsame', email: 'hodan.warsame@mail.example', phone: '' },
  educations: [
    {
      courseName: 'Logistics',
      institution: 'Coastal University of Marka',
      dateGraduated: '2016-07-01',
      degreeObtained: 'BSc',
    },
  ],
  experiences: [
    {
      jobTitle: 'Cold Chain Coordinator',
      company: 'Nuvemba Freight',
      startDate: '2017-01-09',
      endDate: '2024-05-31',
      isCurrent: false,
      responsibilities: DUTIES,
    },
  ],
  noExperience: false,
  answers: {},
});
