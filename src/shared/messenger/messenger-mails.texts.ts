import { messagesOf } from '../kernel/messages.ts';

export const messengerMailsTexts = {
  'mail.message_subject': '{company} wrote to you: {job}',
  'mail.message_text': '{company} wrote to you about your application for {job}:',
  'mail.message_files_one': '{count} file came with it. You can open it as soon as you have an account.',
  'mail.message_files_other': '{count} files came with it. You can open them as soon as you have an account.',
  'mail.message_claim':
    'To answer, and to keep your application in an account of your own, create one with this email address:',
  'mail.message_secret': 'Anyone who has this link can read your application, so keep it to yourself.',
  'mail.unread_subject_one': 'You have {count} unread message',
  'mail.unread_subject_other': 'You have {count} unread messages',
  'mail.unread_text': 'Somebody is waiting for an answer:',
  'mail.unread_from_one': '{name}, about {job}: {count} message',
  'mail.unread_from_other': '{name}, about {job}: {count} messages',
  'mail.unread_more_one': 'And in {count} more conversation:',
  'mail.unread_more_other': 'And in {count} more conversations:',
  'mail.messages_stop': 'If you would rather get no emails about messages, you can stop them here:',
  /** In place of a name that cannot be said. */
  'mail.an_employer': 'An employer',
  'mail.a_candidate': 'A candidate',
} as const;

export const messengerMail = messagesOf(messengerMailsTexts);
