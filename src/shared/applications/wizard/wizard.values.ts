import type { ApplicationForm } from '../../jobs/jobs.values.ts';

/** The forms with steps: `wizard` is variant A, `form` variant B, `simple` variant C. */
export type WizardForm = Exclude<ApplicationForm, 'quick'>;

/** Variant B: certificates and awards, and the addresses of a portfolio and of LinkedIn; limits in code points. */
export const ADDITIONAL_TEXT = { max: 1_000 } as const;
export const ADDITIONAL_LINK = { max: 300 } as const;
/** From this length on, the counter of an answer shows a warning. */
export const ANSWER_WARNING = 1_000;

/** Local ids of new entries, chosen so that they never collide with ids of the database. */
export const FIRST_LOCAL_ID = { education: 1000, experience: 2000, language: 3000 } as const;

/** As they are stored, with their codes: looking a code up by its name would name all countries in all languages first. */
export const SUGGESTED_COUNTRIES = [
  { name: 'Somalia', code: 'SO' },
  { name: 'United States', code: 'US' },
  { name: 'United Kingdom', code: 'GB' },
  { name: 'Canada', code: 'CA' },
  { name: 'Kenya', code: 'KE' },
  { name: 'Ethiopia', code: 'ET' },
  { name: 'Uganda', code: 'UG' },
  { name: 'Tanzania', code: 'TZ' },
  { name: 'Rwanda', code: 'RW' },
  { name: 'Djibouti', code: 'DJ' },
] as const;
