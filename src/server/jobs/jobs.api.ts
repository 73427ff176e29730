/** What later modules may import of jobs. */

// How soon a company answers.
export { measureAnswers } from './measured-answers.store.ts';
// Whoever has to be decided on when a job is closed.
export { listOpenApplicants, type OpenApplicant } from './open-applicants.store.ts';
