import { adminOnly } from '../kernel/access.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { z } from '../kernel/schema.ts';
import { longText } from '../kernel/text.ts';
import { JobFields } from './job-editor.contract.ts';
import { JobId } from './jobs.contract.ts';
import { JOB_STATUSES, REJECTION_REASON, UNDO_SECONDS } from './jobs.values.ts';
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
  /** The last approved version, if there are changes to it. */
  live: JobFields.nullable(),
});
export type WaitingJob = z.output<typeof WaitingJob>;

export const waitingJobs = defineEndpoint({
  method: 'GET',
  path: '/api/admin/jobs',
  summary: 'The jobs and edits waiting for approval, oldest first.',
  access: adminOnly,
  scope: 'site:read',
  input: z.object({}),
  output: z.object({ success: z.literal(true), jobs: z.array(WaitingJob) }),
});

export const waitingApprovals = defineEndpoint({
  method: 'GET',
  path: '/api/admin/jobs/waiting',
  summary: 'How many jobs and edits wait for approval.',
  access: adminOnly,
  scope: 'site:read',
  input: z.object({}),
  output: z.object({ success: z.literal(true), waiting: z.number().int() }),
});

export const DecidedJob = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  status: z.enum(JOB_STATUSES),
  /** An undo request sends this version, so that it undoes this decision and no other. */
  version: z.number(),
});
export type DecidedJob = z.output<typeof DecidedJob>;
const Decided = z.object({ success: z.literal(true), job: DecidedJob });

export const approveJob = defineEndpoint({
  method: 'POST',
  path: '/admin/jobs/{id}/approve',
  summary: 'Publish a waiting job or edit. A version that has changed in the meantime is refused with 409.',
  access: adminOnly,
  scope: 'site:write',
  input: z.object({ id: JobId, version: z.number().int() }),
  output: Decided,
  errors: ['conflict'],
});

export const rejectJob = defineEndpoint({
  method: 'POST',
  path: '/admin/jobs/{id}/reject',
  summary: 'Turn a waiting job or edit down, with a reason that reaches the employer.',
  access: adminOnly,
  scope: 'site:write',
  input: z.object({
    id: JobId,
    version: z.number().int(),
    reason: longText({ ...REJECTION_REASON, tooShort: jobsRule('rule.reason_required') }),
  }),
  output: Decided,
  errors: ['conflict'],
});

export const undoDecision = defineEndpoint({
  method: 'POST',
  path: '/admin/jobs/{id}/undo',
  summary: `Take back an approval or a rejection, for ${UNDO_SECONDS} seconds. The employer is told only after that.`,
  access: adminOnly,
  scope: 'site:write',
  input: z.object({ id: JobId, version: z.number().int() }),
  output: Decided,
  errors: ['conflict'],
});
