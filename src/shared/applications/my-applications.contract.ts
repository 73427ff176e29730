import { FIXED_GROUPS } from '../board/board.values.ts';
import { candidateOnly } from '../kernel/access.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { wholeNumber } from '../kernel/query.ts';
import { z } from '../kernel/schema.ts';
import { SCORE_CATEGORIES } from '../screening/score.ts';
import { APPLICATION_OUTCOMES, APPLICATION_STATES } from './applications.values.ts';

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
  /** The name of the column that the application stands in. */
  stage: z.string(),
  /** Which of the columns that every employer has; null for one of the employer's own. */
  fixed_stage: z.enum(FIXED_GROUPS).nullable(),
  /** The employer's columns in their order, but for Not selected, and how far this application came. */
  stages: z.array(z.object({ name: z.string(), reached: z.boolean(), current: z.boolean() })),
  outcome: z.enum(APPLICATION_OUTCOMES),
  state: z.enum(APPLICATION_STATES),
  applied_at: z.string(),
  /** When it came into its column, or was withdrawn. */
  changed_at: z.string(),
  /** What the system's assessment came to; null while there is none. */
  score: z.object({ percent: z.number().int(), category: z.enum(SCORE_CATEGORIES) }).nullable(),
  /** Questions that could not be shown with the form, and wait on the receipt. */
  unanswered: z.number().int(),
  /** From when the same person may apply to the job again; null when they cannot, or have already. */
  apply_again_from: z.string().nullable(),
  /** That moment has come. */
  may_apply_again: z.boolean(),
});
export type MyApplication = z.output<typeof MyApplication>;

export const myApplications = defineEndpoint({
  method: 'GET',
  path: '/candidate/applications',
  summary:
    'Your applications with their stage, twenty at a time: those in progress first, and of these and the others the last changed first.',
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
    /** Of all, whichever are asked for. */
    in_progress: z.number().int(),
    ended: z.number().int(),
    /** When you last looked at your dashboard; null: never. */
    last_visit: z.string().nullable(),
  }),
});
export type MyApplicationList = z.output<typeof myApplications.output>;
