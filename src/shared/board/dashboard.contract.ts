import { companyMember } from '../kernel/access.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/ids.ts';
import { z } from '../kernel/schema.ts';
import { SCORE_CATEGORIES } from '../screening/score.ts';
import { FIXED_GROUPS } from './board.values.ts';

/** The limits of the dashboard's lists, and its periods in days. The pages behind it show everything. */
export const DASHBOARD = { jobs: 8, applications: 6, sources: 5, days: 90, closingDays: 7 } as const;

export const TO_SETTLE = ['closing', 'rejected', 'draft'] as const;

const FunnelJob = z.object({
  id: Id,
  title: z.string(),
  /** Null if the job is remote. */
  place: z.string().nullable(),
  deadline: z.string().nullable(),
  applications: z.number().int(),
  /** In the order of the columns: how many applications are there now, and how many have reached it so far. */
  stages: z.array(z.object({ group_id: Id, here: z.number().int(), reached: z.number().int() })),
});

export const companyDashboard = defineEndpoint({
  method: 'GET',
  path: '/company/dashboard',
  page: '/user/dashboard',
  summary:
    'Your company at a glance: how far the applications of its open jobs came, how long they stayed where, where they came from, and what waits.',
  access: companyMember,
  input: z.object({}),
  output: z.object({
    success: z.literal(true),
    stages: z.array(z.object({ id: Id, name: z.string(), fixed: z.enum(FIXED_GROUPS).nullable() })),
    /** Whether there are jobs of any status. */
    has_jobs: z.boolean(),
    open_jobs: z.number().int(),
    /** Counts of the open jobs. */
    applications: z.number().int(),
    /** The number of applications in the first column. */
    waiting: z.number().int(),
    /** Days begin at midnight in UTC. */
    new_today: z.number().int(),
    new_since_monday: z.number().int(),
    jobs: z.array(FunnelJob),
    /**
     * How many days applications stayed in a column that they have left: the median, and the bounds of the middle half.
     */
    times: z.array(
      z.object({ group_id: Id, stays: z.number().int(), median: z.number(), lower: z.number(), upper: z.number() }),
    ),
    /** The source is null if the link that people came by does not name one. */
    sources: z.array(z.object({ source: z.string().nullable(), applications: z.number().int() })),
    newest: z.array(
      z.object({
        id: Id,
        name: z.string(),
        photo: z.string().nullable(),
        candidate_deleted: z.boolean(),
        profession: z.string().nullable(),
        job: z.object({ id: Id, title: z.string() }),
        score: z.object({ percent: z.number().int(), category: z.enum(SCORE_CATEGORIES) }).nullable(),
        applied_at: z.string(),
      }),
    ),
    to_settle: z.array(
      z.object({
        kind: z.enum(TO_SETTLE),
        job: z.object({ id: Id, title: z.string() }),
        deadline: z.string().nullable(),
      }),
    ),
  }),
});
export type CompanyDashboard = z.output<typeof companyDashboard.output>;
