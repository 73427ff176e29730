import { messagesOf } from '../kernel/messages.ts';

export const answersMailsTexts = {
  'mail.trial_subject': 'A trial: what goes out in {column}',
  'mail.trial_text': 'This is a trial that only you get. Whoever comes to {column} gets this message:',
  'mail.trial_button': 'See all rules',
} as const;
export const answersMail = messagesOf(answersMailsTexts);
