/** Limits of what people say about themselves, in code points: in a profile and in the application forms. */
export const PART_OF_NAME = { min: 2, max: 100 } as const;
export const FULL_NAME = { max: 200 } as const;
export const PLACE = { min: 2, max: 100 } as const;
export const ADDRESS = { max: 200 } as const;
export const PHONE = { max: 20 } as const;
export const BIO = { min: 50, max: 600 } as const;
/** Names of schools, employers, degrees, trainings: one line each. */
export const ENTRY_LINE = { max: 200 } as const;
export const EDUCATION_DESCRIPTION = { max: 500 } as const;
/** The cards of variant B ask for other minima than variant A. */
export const RESPONSIBILITIES = { min: 20, minOnCards: 50, max: 2_000 } as const;
export const SKILLS = { min: 3, minOnCards: 1, maxOnCards: 20, max: 50 } as const;
export const LANGUAGE_NAME = { max: 60 } as const;
/** The maximum per kind: educations, trainings, experiences, languages. */
export const ENTRIES = { max: 20 } as const;

export const MINIMUM_AGE = 18;
export const EARLIEST_BIRTH = '1900-01-01';
export const EARLIEST_DATE = '1950-01-01';
export const MOST_YEARS_AHEAD = 10;
export const START_WARNING_MONTHS = 12;

export const EMPLOYMENT_TYPES = ['Full-time', 'Part-time', 'Contract', 'Internship', 'Freelance'] as const;

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

/** Proficiencies of all forms together; variant A offers four of them. */
export const PROFICIENCIES = ['basic', 'intermediate', 'advanced', 'fluent', 'native'] as const;
export type Proficiency = (typeof PROFICIENCIES)[number];
export const WIZARD_PROFICIENCIES = [
  'native',
  'fluent',
  'intermediate',
  'basic',
] as const satisfies readonly Proficiency[];
export const DEFAULT_PROFICIENCY = 'intermediate' satisfies Proficiency;
