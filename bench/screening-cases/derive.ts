import type { Application, Experience, Trade } from './case.ts';

const skillsOf = ({ job }: Trade) => job.skills.map(({ name }) => name);
/** A job that names no skills is claimed by its title. */
const claimed = (trade: Trade) => skillsOf(trade).join(', ') || `the work of a ${trade.job.title}`;

function claiming(trade: Trade, duties: (own: string) => string): Application {
  const { unrelated, job } = trade;
  return {
    ...unrelated,
    experiences: unrelated.experiences.map((one) => ({
      ...one,
      designation: job.title,
      responsibilities: duties(one.responsibilities),
    })),
    skills: [...new Set([...skillsOf(trade), ...unrelated.skills])],
  };
}

/** The unrelated person under the job's title, with a sentence that names all its skills. */
export const faker = (trade: Trade): Application =>
  claiming(trade, (own) => `${own} Used ${claimed(trade)} every day.`);

/** The same, without a word about what they really did. */
export const faker2 = (trade: Trade): Application => claiming(trade, () => `Used ${claimed(trade)} every day.`);

/** The first, who says it in the bio and in the letter as well. */
export function faker3(trade: Trade): Application {
  const made = faker(trade);
  const { title } = trade.job;
  const skills = claimed(trade);
  return {
    ...made,
    personalInfo: { ...made.personalInfo, bio: `Experienced ${title} with ten years in ${skills}.` },
    cover_letter: [
      `Dear team, I am a ${title} and I want to work as ${title} with you.`,
      `My strengths are ${skills}.`,
      ...skillsOf(trade).map((skill) => `I am excellent in ${skill} and have used ${skill} for ten years.`),
      `With ${skills} I will serve you well.`,
    ].join(' '),
  };
}

/** The first, with the skills one to a sentence. */
export function faker4(trade: Trade): Application {
  const skills = skillsOf(trade);
  const sentences = (skills.length > 0 ? skills : [claimed(trade)]).map((skill) => `Responsible for ${skill}.`);
  return claiming(trade, (own) => `${own} ${sentences.join(' ')}`);
}

/** All dates left out. */
export const undated = (application: Application): Application => ({
  ...application,
  educations: application.educations.map((one) => ({ ...one, start_date: null, end_date: null, current_study: false })),
  experiences: application.experiences.map((one) => ({ ...one, start: null, end: null, current_position: false })),
  trainings: application.trainings.map((one) => ({ ...one, startDate: null, endDate: null, current: false })),
});

/** What is left of it in the simple form (variant C): course, school and degree; positions and duties. */
export const simple = (application: Application): Application => ({
  personalInfo: { ...application.personalInfo, bio: '' },
  educations: application.educations.map((one) => ({
    ...one,
    level: 'Other',
    degree: one.degree || (one.major_course ?? ''),
    major_course: one.major_course ?? one.degree,
    start_date: null,
    current_study: false,
    description: null,
  })),
  experiences: application.experiences.map((one) => ({ ...one, accomplishments: null })),
  trainings: [],
  skills: [],
  languages: [],
  cover_letter: '',
  questions: {},
});

/** The same work under another title, in every position. */
export const withTitle = (application: Application, title: string): Application => ({
  ...application,
  experiences: application.experiences.map((one): Experience => ({ ...one, designation: title })),
});

/** One applicant for each usual title. */
export const otherTitles = ({ strong, titles }: Trade): { title: string; application: Application }[] =>
  titles.map((title) => ({ title, application: withTitle(strong, title) }));

const DEGREES: Partial<Record<string, string>> = {
  'High School': 'Certificate',
  'Associate Degree': 'Diploma',
  "Bachelor's Degree": "Bachelor's degree",
  "Master's Degree": "Master's degree",
  'Doctorate/PhD': 'PhD',
};

/** The same person, had they studied this instead; who studied nothing gets a bachelor's degree. */
export function withField(application: Application, field: string): Application {
  const [first] = application.educations;
  const level = first?.level ?? "Bachelor's Degree";
  return {
    ...application,
    educations: [
      {
        institution_name: first?.institution_name ?? 'Lakeside University',
        start_date: first?.start_date ?? '2010-09',
        end_date: first?.end_date ?? '2014-07',
        current_study: false,
        description: null,
        level,
        degree: `${DEGREES[level] ?? 'Diploma'} in ${field}`,
        major_course: field,
      },
    ],
  };
}
