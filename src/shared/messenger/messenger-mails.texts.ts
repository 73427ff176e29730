import { messagesOf } from '../kernel/messages.ts';

export const messengerMailsTexts = {
  'mail.message_subject': 'New message from {company}: {job}',
  'mail.message_text': '{company} sent you a message about your application for {job}:',
  'mail.message_files_one': '{count} file came with it. You can open it as soon as you have an account.',
  'mail.message_files_other': '{count} files came with it. You can open them as soon as you have an account.',
  'mail.message_claim': 'To answer, create an account with this email address. Your application becomes part of it.',
  'mail.message_button': 'Create an account and answer',
  'mail.message_secret': 'Anyone who has this link can read your application, so keep it to yourself.',
  'mail.unread_subject_one': 'You have {count} unread message',
  'mail.unread_subject_other': 'You have {count} unread messages',
  'mail.unread_text': 'You have new messages:',
  'mail.unread_button': 'Read and answer',
  'mail.unread_from_one': '{name}, about {job}: {count} message',
  'mail.unread_from_other': '{name}, about {job}: {count} messages',
  'mail.unread_more_one': 'And in {count} more conversation.',
  'mail.unread_more_other': 'And in {count} more conversations.',
  'mail.messages_stop': 'Stop emails about messages',
  /** Used when a name cannot be shown. */
  'mail.an_employer': 'An employer',
  'mail.a_candidate': 'A candidate',
} as const;

export const messengerMail = messagesOf(messengerMailsTexts);
