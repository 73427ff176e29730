import { candidateOnly } from '../kernel/access.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { wholeNumber } from '../kernel/query.ts';
import { z } from '../kernel/schema.ts';
import { SCORE_CATEGORIES } from '../screening/score.ts';
import { APPLICATION_OUTCOMES, APPLICATION_STATES } from './applications.values.ts';
import { PUBLIC_STAGES } from './public-stages.ts';

const MyApplication = z.object({
  id: z.number(),
  job: z.object({
    title: z.string(),
    slug: z.string(),
    open: z.boolean(),
    is_remote: z.boolean(),
    locality: z.string().nullable(),
  }),
  company: z.object({ name: z.string(), username: z.string(), logo_url: z.string().nullable() }),
  /** What the employer's column means for the candidate. Candidates do not see the column's own name. */
  stage: z.enum(PUBLIC_STAGES),
  /** The stages of the employer's columns except Closed, and how far this application came. */
  stages: z.array(z.object({ stage: z.enum(PUBLIC_STAGES), reached: z.boolean(), current: z.boolean() })),
  outcome: z.enum(APPLICATION_OUTCOMES),
  state: z.enum(APPLICATION_STATES),
  applied_at: z.string(),
  /** When it entered its column, or was withdrawn. */
  changed_at: z.string(),
  /** The result of the system's assessment; null while there is none. */
  score: z.object({ percent: z.number().int(), category: z.enum(SCORE_CATEGORIES) }).nullable(),
  /** Questions that the form could not show and that wait on the receipt. */
  unanswered: z.number().int(),
  /** From when the same person may apply to the job again; null when they cannot, or have already. */
  apply_again_from: z.string().nullable(),
  /** Whether that time has come. */
  may_apply_again: z.boolean(),
});
export type MyApplication = z.output<typeof MyApplication>;

export const myApplications = defineEndpoint({
  method: 'GET',
  path: '/candidate/applications',
  page: '/user/applications',
  summary:
    'Your applications with their stage, twenty at a time: first those that wait for you, with an offer, a question or an unread message, then the others in progress, then those that have ended; of each the last changed first.',
  access: candidateOnly,
  input: z.object({
    state: z.enum(APPLICATION_STATES).optional().describe('Only those in progress, or only those that have ended.'),
    page: wholeNumber({ min: 1, max: 100_000 }).optional().describe('From 1 on.'),
  }),
  output: z.object({
    success: z.literal(true),
    applications: z.array(MyApplication),
    page: z.number().int(),
    pages: z.number().int(),
    /** Counted over all applications, whichever are requested. */
    in_progress: z.number().int(),
    ended: z.number().int(),
    /** When you last visited your dashboard; null: never. */
    last_visit: z.string().nullable(),
  }),
});
export type MyApplicationList = z.output<typeof myApplications.output>;
