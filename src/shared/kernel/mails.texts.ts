import { messagesOf } from './messages.ts';

/** What mails of every noun say. */
export const mailsTexts = {
  'mail.hello': 'Hello,',
  'mail.hello_named': 'Hello {name},',
  /** In place of a name that cannot be said. */
  'mail.there': 'there',
  'mail.choose_password': 'Choose a new password: {link}',
  'mail.hours_one': '{count} hour',
  'mail.hours_other': '{count} hours',
  'mail.days_one': '{count} day',
  'mail.days_other': '{count} days',
} as const;

export const mailText = messagesOf(mailsTexts);
