import type { ApplicationForm } from '#shared/jobs/jobs.values.ts';

type Asks = {
  educationLevel: boolean;
  skills: boolean;
  trainings: boolean;
  /** Anything in people's own words: a bio, a letter. */
  words: boolean;
  /** Whoever sends the form has listed some; of a profile nobody knows. */
  languages: 'always' | 'perhaps' | 'never';
};

/** What each form asks for, as far as it is assessed: nobody is judged by what they were not asked. */
export const FORM_ASKS: Record<ApplicationForm, Asks> = {
  quick: { educationLevel: true, skills: true, trainings: true, words: true, languages: 'perhaps' },
  wizard: { educationLevel: true, skills: true, trainings: true, words: true, languages: 'always' },
  form: { educationLevel: true, skills: true, trainings: false, words: true, languages: 'always' },
  simple: { educationLevel: false, skills: false, trainings: false, words: false, languages: 'never' },
};
