import { ABOUT_JOB, defineEvent, definePassingEvent, Reason } from '../kernel/define-event.ts';
import { z } from '../kernel/schema.ts';
import { change, withReason } from '../kernel/shown-in-audit.ts';
import { JOB_STATUSES } from './jobs.values.ts';

const Status = z.enum(JOB_STATUSES);

export const jobEvents = {
  'job.status_changed': defineEvent(
    { ...ABOUT_JOB, from: Status, to: Status, reason: Reason },
    {
      heardBy: ['published jobs', 'visitor pages', 'approvals', 'webhooks'],
      audit: { group: 'jobs', kind: 'job_status', shown: (data) => ({ ...change(data), ...withReason(data) }) },
    },
  ),
  /** An admin decided on changes of a job that is already published. */
  'job.edit_decided': defineEvent(
    { ...ABOUT_JOB, decision: z.enum(['published', 'rejected']), reason: Reason },
    {
      heardBy: ['published jobs', 'visitor pages', 'approvals'],
      audit: {
        group: 'jobs',
        kind: 'job_edit',
        shown: ({ decision, reason }) => ({ from: 'waiting', to: decision, reason }),
      },
    },
  ),
  'job.decision_undone': defineEvent(
    { ...ABOUT_JOB, from: Status, to: Status },
    {
      heardBy: ['published jobs', 'visitor pages', 'approvals', 'webhooks'],
      audit: { group: 'jobs', kind: 'job_undone', shown: change },
    },
  ),
} as const;

export const passingJobEvents = {
  'job.edited': definePassingEvent(ABOUT_JOB, { heardBy: ['published jobs', 'visitor pages', 'approvals'] }),
} as const;
