import { PUBLIC_STAGES } from '../applications/public-stages.ts';
import { ApplicationCard } from '../board/board.contract.ts';
import { FIXED_GROUPS } from '../board/board.values.ts';
import { MeasuredAnswers } from '../jobs/measured-answers.ts';
import { companyMember } from '../kernel/access.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { Id, IdInPath } from '../kernel/ids.ts';
import { Flag } from '../kernel/query.ts';
import { z } from '../kernel/schema.ts';
import { ANSWERED_DAYS, WAITING_AT_ONCE } from './answers.values.ts';

/** Somebody who waits for an answer. */
const Waiting = z.object({
  card: ApplicationCard,
  /** Since the last news from your company, or since they applied. */
  since: z.string(),
  due_at: z.string(),
  promised_days: z.number().int(),
  /** Whole days since then. */
  days: z.number().int(),
  late: z.boolean(),
});
export type Waiting = z.output<typeof Waiting>;

const Filters = z.object({
  job: IdInPath.describe('Of one job only.').optional(),
  late: Flag.describe('Only people who have waited longer than promised.').optional(),
});

export const listWaiting = defineEndpoint({
  method: 'GET',
  path: '/company/answers/waiting',
  page: '/company/answers',
  summary: `Applicants who wait for an answer, whoever was promised the earliest one first, ${WAITING_AT_ONCE} at once.`,
  access: companyMember,
  scope: 'applications:read',
  input: Filters.extend({
    after: z.string().max(100).describe('As in `next`; without it: from the first.').optional(),
  }),
  output: z.object({
    success: z.literal(true),
    people: z.array(Waiting),
    /** The cursor of the next page; null on the last one. */
    next: z.string().nullable(),
  }),
});

export const answersOverview = defineEndpoint({
  method: 'GET',
  path: '/company/answers/overview',
  page: '/company/answers',
  summary:
    'How many applicants wait for an answer, how many of them longer than promised, and how many had theirs in time.',
  access: companyMember,
  scope: 'applications:read',
  input: z.object({ job: Filters.shape.job }),
  output: z.object({
    success: z.literal(true),
    waiting: z.number().int(),
    late: z.number().int(),
    /** First answers that were due in the last days, and how many of them were given in time. */
    answered: z.object({ days: z.literal(ANSWERED_DAYS), due: z.number().int(), in_time: z.number().int() }),
    /** Jobs with people who wait, those with the most first. */
    jobs: z.array(z.object({ id: Id, title: z.string(), waiting: z.number().int() })),
    /** How soon the company answers, in all its jobs, as its public page shows it if it wishes. */
    measured: MeasuredAnswers,
    columns: z.array(
      z.object({
        id: Id,
        name: z.string(),
        fixed: z.enum(FIXED_GROUPS).nullable(),
        public_stage: z.enum(PUBLIC_STAGES),
        /** A message goes out by itself to whoever comes there. */
        rule_on: z.boolean(),
      }),
    ),
    /** The shortest and the longest promise of the jobs that are not closed; null without such jobs. */
    promised: z.object({ from: z.number().int(), to: z.number().int() }).nullable(),
  }),
});
export type AnswersOverview = z.output<typeof answersOverview.output>;
