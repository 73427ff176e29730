import { messagesOf } from '../kernel/messages.ts';

/** What the services of jobs answer. */
export const jobsRefusalsTexts = {
  'refusal.deadline_past': 'The deadline must not be in the past.',
  'refusal.reopen_after_deadline': 'The deadline has passed. Choose a later one, then reopen the job.',
  'refusal.while_draft': 'This is not possible while the job is draft.',
  'refusal.while_pending': 'This is not possible while the job is pending.',
  'refusal.while_active': 'This is not possible while the job is active.',
  'refusal.while_closed': 'This is not possible while the job is closed.',
  'refusal.while_rejected': 'This is not possible while the job is rejected.',
  'refusal.job_closed': 'This job no longer takes applications.',
} as const;

export const jobsRefusal = messagesOf(jobsRefusalsTexts);
