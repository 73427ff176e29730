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
  'mail.stage_subject': 'News about your application: {job}',
  'mail.stage_received': 'Your application for {job} at {company} is now at this stage: {stage}.',
  'mail.stage_in_review': '{company} is reviewing your application for {job}.',
  'mail.stage_interview': '{company} wants to interview you for {job} and will contact you to agree on a time.',
  'mail.stage_offer':
    '{company} wants to offer you the job {job}. Look for the details in your messages and your email.',
  'mail.stage_hired': 'Congratulations! {company} has hired you for {job} and will contact you about your start.',
  'mail.stage_closed':
    'Thank you for applying for {job}. {company} decided not to continue with your application this time.',
  'mail.stage_closed_wish': 'We are sorry that this is not better news, and wish you the best in your search.',
  'mail.stages_stop': 'Stop emails about the stages of my applications',
  /** Used when a name cannot be shown. */
  'mail.an_employer': 'An employer',
  'mail.a_candidate': 'A candidate',
} as const;

export const messengerMail = messagesOf(messengerMailsTexts);
