import { messagesOf } from '../kernel/messages.ts';
import { textsOf } from '../kernel/texts.ts';

export const profileRulesTexts = textsOf('board', {
  'rule.nobody_named': 'Something went wrong while trying to preview resume! Please try again',
  'rule.compare_count': 'Choose {min} to {max} applications to compare.',
  'rule.compare_one_job': 'Only applications to the same job can be compared.',
});
export const profileRule = messagesOf(profileRulesTexts);
