/** The lists of values and the limits of a job. */
export const JOB_STATUSES = ['draft', 'pending', 'active', 'closed', 'rejected'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

export const JOB_TYPES = ['Full time', 'Part time', 'Contract', 'Internship', 'Freelance'] as const;
export type JobType = (typeof JOB_TYPES)[number];

export const SALARY_MODES = ['range', 'custom'] as const;
export const SALARY_TYPES = ['Hourly', 'Daily', 'Weekly', 'Monthly', 'Yearly'] as const;
export type SalaryType = (typeof SALARY_TYPES)[number];
export const CURRENCIES = ['USD', 'EUR', 'GBP', 'KES', 'ETB', 'UGX', 'TZS', 'RWF', 'SOS', 'DJF', 'AED', 'SAR'] as const;

/** Experience levels; each stands for a number of years of work. */
export const EXPERIENCE_LEVELS = ['Entry', 'Junior', 'Mid', 'Senior', 'Lead'] as const;
export type ExperienceLevel = (typeof EXPERIENCE_LEVELS)[number];
export const EXPERIENCE_YEARS: Record<ExperienceLevel, number> = { Entry: 0, Junior: 1, Mid: 3, Senior: 6, Lead: 8 };

/** quick: the short form of the job page; wizard: variant A; form: variant B; simple: variant C. */
export const APPLICATION_FORMS = ['quick', 'wizard', 'form', 'simple'] as const;
export type ApplicationForm = (typeof APPLICATION_FORMS)[number];

/** auto: a score below the pass mark rejects the candidate; advise: a person decides. */
export const SCREENING_MODES = ['auto', 'advise'] as const;
export type ScreeningMode = (typeof SCREENING_MODES)[number];

/** About how many minutes each form takes; the quick form takes almost none. */
export const FORM_MINUTES = { wizard: 10, form: 8, simple: 3 } as const satisfies Partial<
  Record<ApplicationForm, number>
>;

export const JOB_SORTS = ['relevance', 'newest', 'closing', 'salary'] as const;
export type JobSort = (typeof JOB_SORTS)[number];
export const POSTED_WITHIN_DAYS = [1, 7, 30] as const;
export const JOBS_PER_PAGE = 10;

export const DEFAULT_PASS_MARK = 50;
export const DEFAULT_CURRENCY = 'USD';
export const JOB_TITLE = { min: 3, max: 150 } as const;
/** Counts the text without markup; required for publishing, not for a draft. */
export const JOB_DESCRIPTION = { min: 50 } as const;
export const CUSTOM_SALARY = { max: 60 } as const;
export const SALARY_AMOUNT = { max: 100_000_000 } as const;
export const VACANCIES = { min: 1, max: 9_999 } as const;
/** How many days an employer may promise to need for an answer, and what is promised unless they choose. */
export const ANSWER_DAYS = { min: 1, max: 90 } as const;
export const DEFAULT_ANSWER_DAYS = 14;
export const QUESTION_TITLE = { min: 3, max: 300 } as const;
export const JOB_QUESTIONS = { max: 20 } as const;
export const JOB_SKILLS = { max: 20 } as const;
export const ADDRESS_LINE = { max: 200 } as const;
export const PLACE_NAME = { max: 100 } as const;
export const REJECTION_REASON = { min: 3, max: 1_000 } as const;
/** How long an admin's decision about a job can be taken back. */
export const UNDO_SECONDS = 60;

/** How many of its own jobs a company may ask for at once. */
export const JOBS_AT_ONCE = { min: 1, max: 200 } as const;
