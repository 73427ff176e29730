import { messagesOf } from '../kernel/messages.ts';

/** Refusals of the job services. */
export const jobsRefusalsTexts = {
  'refusal.deadline_past': 'The deadline must not be in the past.',
  'refusal.reopen_after_deadline': 'The deadline has passed. Choose a later one, then reopen the job.',
  'refusal.undo_too_late': 'A decision can be undone for one minute, and only while nothing else has changed.',
  'refusal.undo_applied': 'Somebody has already applied, so the decision stays. Close the job instead.',
  'refusal.while_draft': 'You cannot do this while the job is a draft.',
  'refusal.while_pending': 'You cannot do this while the job is waiting for approval.',
  'refusal.while_active': 'You cannot do this while the job is active.',
  'refusal.while_closed': 'You cannot do this while the job is closed.',
  'refusal.while_rejected': 'You cannot do this with a job that was not approved.',
  'refusal.open_applicants':
    'Applicants are still open in this job. Decide first what they are told, or why they are left open.',
  'refusal.job_closed': 'This job is no longer accepting applications.',
  'refusal.too_many_saved': 'You can save up to {max} jobs. Remove one first.',
  'refusal.too_many_alerts': 'You can have up to {max} job alerts. Delete one first.',
  'refusal.too_many_mailed_alerts': 'This email address has {max} job alerts already. Stop one of them first.',
} as const;

export const jobsRefusal = messagesOf(jobsRefusalsTexts);
