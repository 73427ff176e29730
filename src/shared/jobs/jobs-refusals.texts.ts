import { messagesOf } from '../kernel/messages.ts';

/** What the services of jobs answer. */
export const jobsRefusalsTexts = {
  'refusal.deadline_past': 'The deadline must not be in the past.',
  'refusal.reopen_after_deadline': 'The deadline has passed. Choose a later one, then reopen the job.',
  'refusal.while_draft': 'You cannot do this while the job is a draft.',
  'refusal.while_pending': 'You cannot do this while the job is waiting for approval.',
  'refusal.while_active': 'You cannot do this while the job is active.',
  'refusal.while_closed': 'You cannot do this while the job is closed.',
  'refusal.while_rejected': 'You cannot do this with a job that was not approved.',
  'refusal.job_closed': 'This job is no longer accepting applications.',
  'refusal.too_many_saved': 'You have saved {max} jobs, and there is no room for more. Remove one first.',
  'refusal.too_many_alerts': 'You have {max} job alerts, and there is no room for more. Delete one first.',
  'refusal.too_many_mailed_alerts': 'This email address has {max} job alerts already. Stop one of them first.',
} as const;

export const jobsRefusal = messagesOf(jobsRefusalsTexts);
