import { JOB_STATUSES } from '../jobs/jobs.values.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/ids.ts';
import { z } from '../kernel/schema.ts';
import { lineText } from '../kernel/text.ts';
import { oneOfTwoSides } from './conversations.contract.ts';

/** `most` limits the results per kind; a text longer than `max` is refused. */
export const SEARCH = { most: 5, max: 100 } as const;

export const searchWorkspace = defineEndpoint({
  method: 'GET',
  path: '/api/search',
  summary:
    'Find what is yours by a word, at most five of each kind: a company its jobs, applicants and conversations; a candidate applications, open jobs and conversations.',
  access: oneOfTwoSides,
  input: z.object({
    q: lineText({ min: 1, max: SEARCH.max }).describe(
      'Found in titles, names, skills and messages. Somebody whom blind review hides is not found by name.',
    ),
  }),
  errors: ['too_many'],
  output: z.object({
    success: z.literal(true),
    /** For a company its own jobs in every status; for candidates the open jobs. */
    jobs: z.array(
      z.object({ id: Id, title: z.string(), slug: z.string(), company: z.string(), status: z.enum(JOB_STATUSES) }),
    ),
    /** For a company: its applicants. */
    people: z.array(
      z.object({
        application_id: Id,
        name: z.string(),
        photo: z.string().nullable(),
        job_id: Id,
        job: z.string(),
        stage: z.string(),
      }),
    ),
    /** For candidates: their own applications. */
    applications: z.array(
      z.object({ id: Id, job: z.string(), company: z.string(), logo_url: z.string().nullable(), stage: z.string() }),
    ),
    conversations: z.array(
      z.object({
        id: Id,
        name: z.string(),
        /** A person's photo, or the employer's logo. */
        picture: z.string().nullable(),
        job: z.string(),
      }),
    ),
  }),
});
export type SearchResults = z.output<typeof searchWorkspace.output>;
