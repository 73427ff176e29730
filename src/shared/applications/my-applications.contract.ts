import { FIXED_GROUPS } from '../board/board.values.ts';
import { candidateOnly } from '../kernel/access.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { z } from '../kernel/schema.ts';
import { APPLICATION_OUTCOMES } from './applications.values.ts';

const MyApplication = z.object({
  id: z.number(),
  job: z.object({ title: z.string(), slug: z.string(), open: z.boolean() }),
  company: z.object({ name: z.string(), username: z.string() }),
  /** The name of the column that the application stands in. */
  stage: z.string(),
  /** Which of the columns that every employer has; null for one of the employer's own. */
  fixed_stage: z.enum(FIXED_GROUPS).nullable(),
  outcome: z.enum(APPLICATION_OUTCOMES),
  applied_at: z.string(),
  stage_since: z.string(),
});
export type MyApplication = z.output<typeof MyApplication>;

export const myApplications = defineEndpoint({
  method: 'GET',
  path: '/candidate/applications',
  summary: 'Your applications with their stage, newest first.',
  access: candidateOnly,
  input: z.object({}),
  output: z.object({ success: z.literal(true), applications: z.array(MyApplication) }),
});
