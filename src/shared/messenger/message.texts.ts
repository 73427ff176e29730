import { textsOf } from '../kernel/texts.ts';

/** Texts for writing to candidates from the board. */
export const messageTexts = textsOf('messenger', {
  'message.label': 'Message',
  'message.about': 'About',
  'message.send': 'Send',
  'message.empty': 'Please write a message to send!',
  'message.failed': 'Something went wrong while trying to send message! Please try again.',
  'message.sent': 'Message sent successfully!',
  'message.many': 'Message',
  'message.many_title_one': 'Message to {count} candidate',
  'message.many_title_other': 'Message to {count} candidates',
  'message.many_text': 'Everybody gets a message of their own, by email too. They do not see each other.',
  'message.many_most': 'At most {max} candidates at once.',
  'message.not_sent_one': '{count} message could not be sent: the candidate was deleted or is blocked.',
  'message.not_sent_other': '{count} messages could not be sent: the candidates were deleted or are blocked.',
});
