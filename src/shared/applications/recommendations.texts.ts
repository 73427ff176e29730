import { messagesOf } from '../kernel/messages.ts';
import { textsOf } from '../kernel/texts.ts';

/** Why a job suits somebody. */
export const reasonTexts = textsOf('mine', {
  'reason.all_skills': 'You have all {of} of its skills.',
  'reason.all_but_one': 'You have {have} of its {of} skills; only {skill} is new.',
  'reason.most_skills': 'You have {have} of its {of} skills.',
  'reason.close_to_work': 'Close to your work at {company}.',
  'reason.close_to_title': 'Close to what you do: {title}.',
  'reason.asks_single': 'Asks for {first}, which you have.',
  'reason.asks_pair': 'Asks for {first} and {second}, which you have.',
  'reason.asks_triple': 'Asks for {first}, {second} and {third}, which you have.',
  'reason.place_and_level': 'In {place}, at your level.',
  'reason.place': 'In {place}, where you live.',
});

export const reasonMessage = messagesOf(reasonTexts);
