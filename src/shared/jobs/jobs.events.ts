import { ABOUT_JOB, defineEvent, definePassingEvent, Reason } from '../kernel/define-event.ts';
import { z } from '../kernel/schema.ts';
import { JOB_STATUSES } from './jobs.values.ts';

const Status = z.enum(JOB_STATUSES);

export const jobEvents = {
  'job.status_changed': defineEvent({ ...ABOUT_JOB, from: Status, to: Status, reason: Reason }),
  /** An admin decided on changes of a job that is already published. */
  'job.edit_decided': defineEvent({ ...ABOUT_JOB, decision: z.enum(['published', 'rejected']), reason: Reason }),
  'job.decision_undone': defineEvent({ ...ABOUT_JOB, from: Status, to: Status }),
} as const;

export const passingJobEvents = {
  'job.edited': definePassingEvent(ABOUT_JOB),
} as const;
