import { messagesOf } from '../kernel/messages.ts';
import { textsOf } from '../kernel/texts.ts';

/** Why something about an interview is refused. */
export const interviewsRefusalsTexts = textsOf('interviews', {
  'rule.not_a_moment': 'Please choose a day and a time.',
  'rule.not_a_zone': 'This time zone is not known.',
});
export const interviewsRefusal = messagesOf(interviewsRefusalsTexts);
