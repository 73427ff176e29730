/** The kinds of mail that `/docs/mails/{name}` shows. */
export const MAIL_SAMPLES = [
  'confirm',
  'registered',
  'new-email',
  'email-notice',
  'reset',
  'invitation',
  'approved',
  'rejected',
  'alert',
  'receipt',
  'guest-receipt',
  'claimed',
  'mention',
  'held-message',
  'assignment',
  'daily',
  'message',
  'unread',
  'webhook-off',
] as const;
export type MailSample = (typeof MAIL_SAMPLES)[number];
