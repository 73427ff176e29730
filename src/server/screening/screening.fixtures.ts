/** Made-up jobs and applicants for the tests of screening. */
export const NURSE_JOB = {
  title: 'Ward Nurse',
  description:
    'We look for a nurse for our surgical ward. You observe patients after operations, give medication as prescribed, dress wounds, keep the charts up to date and talk with families. Fluent Somali and English are needed.',
  skills: [{ name: 'Wound care' }, { name: 'Triage' }, { name: 'IV therapy' }, { name: 'Microsoft Excel' }],
  education: { name: "Bachelor's Degree" },
  experience: { name: 'Mid' },
};

export const nurse = {
  personalInfo: {
    firstName: 'Hodan',
    lastName: 'Warsame',
    gender: 'female',
    dateOfBirth: '1990-04-04',
    nationality: 'Somali',
    address: '4 Liido Road, Mogadishu',
    email: 'hodan.warsame@example.org',
    phone: '+252 61 555 0101',
    bio: 'Hospital nurse who likes busy wards, calm handovers and patients who go home well.',
  },
  educations: [{ level: "Bachelor's Degree", degree: 'BSc', major_course: 'Nursing', institution_name: 'Benadir' }],
  experiences: [
    {
      designation: 'Staff nurse',
      company: 'Banadir Hospital',
      start: '2019-01',
      end: null,
      current_position: true,
      responsibilities:
        'Looked after eighteen beds on a night shift. Did wound care and IV therapy, took vital signs, trained two nursing assistants and handed over to physicians each morning.',
    },
  ],
  skills: ['Wound care', 'IV therapy', 'Triage'],
  languages: [
    { name: 'Somali', proficiency: 'native' },
    { name: 'English', proficiency: 'fluent' },
  ],
  trainings: [{ name: 'Advanced nursing of emergency patients' }],
  cover_letter: 'Hodan Warsame here; call +252 61 555 0101 or write to hodan.warsame@example.org.',
  questions: {},
  as_of: '2026-06',
};

export const welder = {
  ...nurse,
  personalInfo: { ...nurse.personalInfo, bio: 'Welder of gates and water tanks with an eye for a clean seam.' },
  educations: [{ level: 'High School', degree: '', major_course: 'Metalwork' }],
  experiences: [
    {
      designation: 'Welder',
      company: 'Gobolka Steel',
      start: '2015-03',
      end: '2024-05',
      current_position: false,
      responsibilities:
        'Cut and welded steel frames, ground seams, read blueprints and repaired trailers with MIG and TIG.',
    },
  ],
  skills: ['Welding', 'Grinding'],
  trainings: [],
  cover_letter: 'I work carefully and come on time.',
};
