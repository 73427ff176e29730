/** What later modules may import of jobs. */

// Whoever has to be decided on when a job is closed.
export { listOpenApplicants, type OpenApplicant } from './open-applicants.store.ts';
