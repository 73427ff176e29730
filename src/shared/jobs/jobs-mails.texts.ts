import { messagesOf } from '../kernel/messages.ts';

export const jobsMailsTexts = {
  'mail.approved_subject': 'Published: {title}',
  'mail.approved_text': '“{title}” has been approved, and everybody can now find it.',
  'mail.rejected_subject': 'Not published yet: {title}',
  'mail.rejected_text': '“{title}” was not approved. The reason:',
  'mail.rejected_next': 'Make the changes it needs and submit it again:',
} as const;

export const jobsMail = messagesOf(jobsMailsTexts);
