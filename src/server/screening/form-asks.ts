import type { ApplicationForm } from '#shared/jobs/jobs.values.ts';

type Asks = {
  educationLevel: boolean;
  skills: boolean;
  trainings: boolean;
  /** Whether it asks for free text, such as a bio or a letter. */
  words: boolean;
  /** `always`: the form requires some; `perhaps`: a profile may lack them. */
  languages: 'always' | 'perhaps' | 'never';
};

/** What each form asks for, as far as it is assessed: nobody is scored on something that they were not asked. */
export const FORM_ASKS: Record<ApplicationForm, Asks> = {
  quick: { educationLevel: true, skills: true, trainings: true, words: true, languages: 'perhaps' },
  wizard: { educationLevel: true, skills: true, trainings: true, words: true, languages: 'always' },
  form: { educationLevel: true, skills: true, trainings: false, words: true, languages: 'always' },
  simple: { educationLevel: false, skills: false, trainings: false, words: false, languages: 'never' },
};
