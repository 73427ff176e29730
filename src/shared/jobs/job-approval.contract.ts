import { adminOnly } from '../kernel/access.ts';
import { Done } from '../kernel/answers.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { z } from '../kernel/schema.ts';
import { longText } from '../kernel/text.ts';
import { JobFields } from './job-editor.contract.ts';
import { JobId } from './jobs.contract.ts';
import { REJECTION_REASON } from './jobs.values.ts';
import { jobsRule } from './jobs-rules.texts.ts';

export const WaitingJob = z.object({
  id: z.number(),
  slug: z.string(),
  company: z.object({ name: z.string(), username: z.string() }),
  /** new: never published; edit: a published job with changes; reopened: a closed one, with changes since. */
  kind: z.enum(['new', 'edit', 'reopened']),
  waiting_since: z.string(),
  version: z.number(),
  fields: JobFields,
  /** What was approved last, when there are changes to it. */
  live: JobFields.nullable(),
});
export type WaitingJob = z.output<typeof WaitingJob>;

export const waitingJobs = defineEndpoint({
  method: 'GET',
  path: '/api/admin/jobs',
  summary: 'The jobs and edits waiting for approval, oldest first.',
  access: adminOnly,
  input: z.object({}),
  output: z.object({ success: z.literal(true), jobs: z.array(WaitingJob) }),
});

export const waitingApprovals = defineEndpoint({
  method: 'GET',
  path: '/api/admin/jobs/waiting',
  summary: 'How many jobs and edits wait for approval.',
  access: adminOnly,
  input: z.object({}),
  output: z.object({ success: z.literal(true), waiting: z.number().int() }),
});

export const approveJob = defineEndpoint({
  method: 'POST',
  path: '/admin/jobs/{id}/approve',
  summary: 'Publish a waiting job or edit. A version that has changed in the meantime is refused with 409.',
  access: adminOnly,
  input: z.object({ id: JobId, version: z.number().int() }),
  output: Done,
  errors: ['conflict'],
});

export const rejectJob = defineEndpoint({
  method: 'POST',
  path: '/admin/jobs/{id}/reject',
  summary: 'Turn a waiting job or edit down, with a reason that reaches the employer.',
  access: adminOnly,
  input: z.object({
    id: JobId,
    version: z.number().int(),
    reason: longText({ ...REJECTION_REASON, tooShort: jobsRule('rule.reason_required') }),
  }),
  output: Done,
  errors: ['conflict'],
});
