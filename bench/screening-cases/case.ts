import type { ExperienceLevel } from '../../src/shared/jobs/jobs.values.ts';
import type { Proficiency } from '../../src/shared/profiles/sections/section.values.ts';
import type { EducationLevel } from '../../src/shared/reference/qualifications.values.ts';

export type Job = {
  title: string;
  description: string;
  skills: { name: string }[];
  education: { name: EducationLevel } | null;
  experience: { name: ExperienceLevel } | null;
};

export type Education = {
  level: EducationLevel;
  institution_name: string;
  degree: string;
  major_course: string | null;
  start_date: string | null;
  end_date: string | null;
  current_study: boolean;
  description: string | null;
};
export type Experience = {
  designation: string;
  company: string;
  start: string | null;
  end: string | null;
  current_position: boolean;
  responsibilities: string;
  accomplishments: string | null;
};
export type Training = {
  name: string;
  organization: string;
  startDate: string | null;
  endDate: string | null;
  current: boolean;
  description: string | null;
};
/** What the wizard (variant A) submits. */
export type Application = {
  personalInfo: { firstName: string; lastName: string; email: string; phone: string | null; bio: string };
  educations: Education[];
  experiences: Experience[];
  trainings: Training[];
  skills: string[];
  languages: { name: string; proficiency: Proficiency }[];
  cover_letter: string;
  questions: Record<string, string>;
};

export type Written = 'Arabic' | 'Somali' | 'Swahili' | 'French';
export type InLanguage = {
  /** The strong person, whole in this language. */
  strong: Application;
  /** The same advert in this language, where there is one. */
  job?: Job;
};

/** An honest application that is unusual in one way. */
export type Oddity = {
  name: string;
  /** The kind of applicant whose score this person should come near to. */
  like: 'strong' | 'junior' | 'neighbour' | 'unrelated';
  /** The name of another oddity of the same trade: neither should earn more than the other. */
  sameAs?: string;
  application: Application;
};

/** Two people of whom one lacks what the advert asks for, or what it only calls welcome. */
export type Trap = {
  name: string;
  job: Job;
  /** Has it. */
  withIt: Application;
  /** Has not. */
  without: Application;
  /** required: `withIt` stands clearly above. optional: `without` loses little or nothing. same: both alike. */
  kind: 'required' | 'optional' | 'same';
};

export type Trade = {
  name: string;
  job: Job;
  strong: Application;
  /** Only where the job asks for years. */
  junior?: Application;
  neighbour: Application;
  /** Weak, another trade altogether. */
  unrelated: Application;
  /** Strong, but of a distant trade. */
  unrelated2: Application;
  /** Long career elsewhere, the last fourteen months in this trade. */
  changer: Application;
  /** Other usual titles for the strong person's work. */
  titles: string[];
  /** No work yet; only for jobs of the level Entry. */
  graduates?: Application[];
  fields: { sensible: string[]; other: string[] };
  inLanguages?: Partial<Record<Written, InLanguage>>;
  oddities?: Oddity[];
  traps?: Trap[];
};

type JobWords = {
  title: string;
  level: ExperienceLevel | null;
  education?: EducationLevel;
  skills?: string[];
  description: string;
};
export const advert = ({ title, level, education, skills = [], description }: JobWords): Job => ({
  title,
  description: description.trim(),
  skills: skills.map((name) => ({ name })),
  education: education ? { name: education } : null,
  experience: level ? { name: level } : null,
});

export const study = (
  level: EducationLevel,
  degree: string,
  major: string,
  school: string,
  from: string,
  until: string | null,
): Education => ({
  level,
  institution_name: school,
  degree,
  major_course: major || null,
  start_date: from,
  end_date: until,
  current_study: until === null,
  description: null,
});

/** `until` is null while the person still works there. */
export const work = (
  designation: string,
  company: string,
  from: string,
  until: string | null,
  duties: string,
  accomplishments?: string,
): Experience => ({
  designation,
  company,
  start: from,
  end: until,
  current_position: until === null,
  responsibilities: duties.trim(),
  accomplishments: accomplishments ?? null,
});

export const course = (name: string, organization: string, month: string, description?: string): Training => ({
  name,
  organization,
  startDate: month,
  endDate: month,
  current: false,
  description: description ?? null,
});

type Words = {
  name: string;
  bio?: string;
  educations?: Education[];
  experiences?: Experience[];
  trainings?: Training[];
  skills?: string[];
  languages?: Record<string, Proficiency>;
  letter?: string;
};
export function applicant({
  name,
  bio = '',
  educations = [],
  experiences = [],
  trainings = [],
  skills = [],
  languages = { English: 'fluent' },
  letter = '',
}: Words): Application {
  const [firstName = '', ...others] = name.split(' ');
  const mailbox = name.toLowerCase().replace(/[^a-z]+/g, '.');
  return {
    personalInfo: {
      firstName,
      lastName: others.join(' '),
      email: `${mailbox.length > 3 ? mailbox : 'somebody'}@mail.example`,
      phone: null,
      bio: bio.trim(),
    },
    educations,
    experiences,
    trainings,
    skills,
    languages: Object.entries(languages).map(([language, proficiency]) => ({ name: language, proficiency })),
    cover_letter: letter.trim(),
    questions: {},
  };
}
