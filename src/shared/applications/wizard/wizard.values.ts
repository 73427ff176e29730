import type { ApplicationForm } from '../../jobs/jobs.values.ts';
import type { Proficiency } from '../applications.values.ts';

/** The forms with steps: `wizard` is variant A, `form` variant B, `simple` variant C. */
export type WizardForm = Exclude<ApplicationForm, 'quick'>;

/** Limits of the forms, in code points. The minima of variant A and B differ where the names say so. */
export const PART_OF_NAME = { min: 2, max: 100 } as const;
export const FULL_NAME = { max: 200 } as const;
export const PLACE = { min: 2, max: 100 } as const;
export const ADDRESS = { max: 200 } as const;
export const PHONE = { max: 20 } as const;
/** Names of schools, employers, degrees, trainings: one line each. */
export const ENTRY_LINE = { max: 200 } as const;
export const EDUCATION_DESCRIPTION = { max: 500 } as const;
export const RESPONSIBILITIES = { min: 20, minOnCards: 50, max: 2_000 } as const;
export const SKILLS = { min: 3, minOnCards: 1, maxOnCards: 20, max: 50 } as const;
/** Variant B: certificates and awards, and the addresses of a portfolio and of LinkedIn. */
export const ADDITIONAL_TEXT = { max: 1_000 } as const;
export const ADDITIONAL_LINK = { max: 300 } as const;
export const LANGUAGE_NAME = { max: 60 } as const;
/** The maximum per kind: educations, trainings, experiences, languages. */
export const ENTRIES = { max: 20 } as const;
/** From this length on, the counter of an answer shows a warning. */
export const ANSWER_WARNING = 1_000;

export const MINIMUM_AGE = 18;
export const EARLIEST_BIRTH = '1900-01-01';
export const EARLIEST_DATE = '1950-01-01';
export const MOST_YEARS_AHEAD = 10;
export const START_WARNING_MONTHS = 12;

/** Local ids of new entries, chosen so that they never collide with ids of the database. */
export const FIRST_LOCAL_ID = { education: 1000, experience: 2000, language: 3000 } as const;

export const SUGGESTED_COUNTRIES = [
  'Somalia',
  'United States',
  'United Kingdom',
  'Canada',
  'Kenya',
  'Ethiopia',
  'Uganda',
  'Tanzania',
  'Rwanda',
  'Djibouti',
] as const;

/** Suggestions; people may write another language. */
export const OFFERED_LANGUAGES = [
  'English',
  'Somali',
  'Arabic',
  'Swahili',
  'Amharic',
  'French',
  'Italian',
  'Spanish',
  'Mandarin Chinese',
  'Hindi',
  'Urdu',
  'Turkish',
  'Other',
] as const;

export const WIZARD_PROFICIENCIES = [
  'native',
  'fluent',
  'intermediate',
  'basic',
] as const satisfies readonly Proficiency[];
export const DEFAULT_PROFICIENCY = 'intermediate' satisfies Proficiency;
