import { messagesOf } from '../kernel/messages.ts';

export const jobsMailsTexts = {
  'mail.approved_subject': 'Published: {title}',
  'mail.approved_text': '“{title}” has been approved and can be found by everybody.',
  'mail.rejected_subject': 'Not published yet: {title}',
  'mail.rejected_text': '“{title}” was not approved. The reason:',
  'mail.rejected_next': 'Change what is needed and send it in again:',
} as const;

export const jobsMail = messagesOf(jobsMailsTexts);
