import { messagesOf } from '../kernel/messages.ts';

export const jobsMailsTexts = {
  'mail.approved_subject': 'Published: {title}',
  'mail.approved_text': '“{title}” has been approved and is now public.',
  'mail.approved_button': 'See the job',
  'mail.rejected_subject': 'Not approved: {title}',
  'mail.rejected_text': '“{title}” was not approved. The reason:',
  'mail.edit_rejected_subject': 'Changes not approved: {title}',
  'mail.edit_rejected_text':
    'Your changes to “{title}” were not approved. The job stays published as it was. The reason:',
  'mail.rejected_next': 'Make the changes it needs and submit it again.',
  'mail.rejected_button': 'Edit the job',
  'mail.alert_confirm_subject': 'Confirm your job alert',
  'mail.alert_confirm_text':
    'Somebody, probably you, asked {site} to send new jobs to this email address. Please check the search and start the emails.',
  'mail.alert_confirm_button': 'Check and start',
  'mail.alert_confirm_ignore':
    'If it was not you, ignore this email: none will follow, and the request is deleted after {days}.',
  'mail.alert_subject_one': '{count} new job: {search}',
  'mail.alert_subject_other': '{count} new jobs: {search}',
  'mail.alert_text_one': 'There is {count} new job for your search ({search}):',
  'mail.alert_text_other': 'There are {count} new jobs for your search ({search}):',
  'mail.alert_job': '{title}, {company}, {place}',
  'mail.alert_job_without_place': '{title}, {company}',
  'mail.alert_more_one': 'And {count} more.',
  'mail.alert_more_other': 'And {count} more.',
  'mail.alert_button': 'See all new jobs',
  'mail.alert_change': 'Change or pause your job alerts',
  'mail.alert_stop': 'Stop emails for this search',
  'mail.remote': 'remote',
  /** Used when a name cannot be shown. */
  'mail.some_employer': 'an employer',
  'mail.all_jobs': 'all jobs',
  /** Describes a search in words, part by part. */
  'mail.list': '{first}, {rest}',
} as const;

export const jobsMail = messagesOf(jobsMailsTexts);
