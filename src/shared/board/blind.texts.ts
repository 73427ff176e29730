import { messagesOf } from '../kernel/messages.ts';
import { textsOf } from '../kernel/texts.ts';

export const blindTexts = textsOf('board', {
  /** Replaces a name that blind review hides; the number is the application's id. */
  'blind.name': 'Candidate {number}',
});
export const blindName = messagesOf(blindTexts);
