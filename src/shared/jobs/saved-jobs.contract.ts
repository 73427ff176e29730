import { candidateOnly } from '../kernel/access.ts';
import { Done } from '../kernel/answers.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/ids.ts';
import { z } from '../kernel/schema.ts';
import { SAVED_IN_BROWSER } from './alerts.values.ts';
import { JobCard, JobId } from './jobs.contract.ts';

export const SavedJob = z.object({
  job: JobCard,
  saved_at: z.string(),
  /** Open to applications: published, and not past its deadline. */
  open: z.boolean(),
});
export type SavedJob = z.output<typeof SavedJob>;

export const savedJobs = defineEndpoint({
  method: 'GET',
  path: '/candidate/saved-jobs',
  page: '/user/saved',
  summary: 'The jobs that I have saved, newest first, closed ones included.',
  access: candidateOnly,
  input: z.object({}),
  output: z.object({ success: z.literal(true), jobs: z.array(SavedJob) }),
});

const Ids = z.object({ success: z.literal(true), ids: z.array(z.number()) });

/** Fetched separately, so that pages with jobs can be cached for everybody. */
export const savedJobIds = defineEndpoint({
  method: 'GET',
  path: '/candidate/saved-jobs/ids',
  summary: 'The ids of the jobs that I have saved.',
  access: candidateOnly,
  input: z.object({}),
  output: Ids,
});

export const saveJob = defineEndpoint({
  method: 'PUT',
  path: '/candidate/saved-jobs/{id}',
  summary: 'Save a published job. Saving it twice changes nothing.',
  access: candidateOnly,
  input: z.object({ id: JobId }),
  output: Done,
});

export const unsaveJob = defineEndpoint({
  method: 'DELETE',
  path: '/candidate/saved-jobs/{id}',
  summary: 'Remove a job from those that I have saved.',
  access: candidateOnly,
  input: z.object({ id: JobId }),
  output: Done,
});

export const takeOverSavedJobs = defineEndpoint({
  method: 'POST',
  path: '/candidate/saved-jobs/take-over',
  summary: 'Save the jobs that a browser kept before signing in. What is no published job is left out.',
  access: candidateOnly,
  input: z.object({ job_ids: z.array(Id).max(SAVED_IN_BROWSER.max) }),
  output: Ids,
});
