import { messagesOf } from './messages.ts';

/** Texts shared by all mails. */
export const mailsTexts = {
  'mail.hello': 'Hello,',
  'mail.hello_named': 'Hello {name},',
  /** Used when a name cannot be shown. */
  'mail.there': 'there',
  'mail.choose_password': 'Choose a new password',
  'mail.hours_one': '{count} hour',
  'mail.hours_other': '{count} hours',
  'mail.days_one': '{count} day',
  'mail.days_other': '{count} days',
} as const;

export const mailText = messagesOf(mailsTexts);
