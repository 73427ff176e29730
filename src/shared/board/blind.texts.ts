import { messagesOf } from '../kernel/messages.ts';
import { textsOf } from '../kernel/texts.ts';

export const blindTexts = textsOf('board', {
  /** In place of a name that blind review hides; the number is that of the application. */
  'blind.name': 'Candidate {number}',
});
export const blindName = messagesOf(blindTexts);
