import { messagesOf } from '../kernel/messages.ts';
import { textsOf } from '../kernel/texts.ts';

/** Messages of the board schemas. */
export const boardRulesTexts = textsOf('board', {
  'rule.not_ids': 'Ids are separated by commas.',
  'rule.not_a_mark': 'This is not a place in this order.',
  'rule.too_many_cards': 'At most {max} applications at once.',
  'rule.group_name_required': 'Please enter a name.',
  'rule.group_name_long': 'Please use at most {max} characters.',
  'rule.group_name_taken': 'Another column already has this name.',
  'rule.too_many_groups': 'A board can have at most {max} columns.',
});
export const boardRule = messagesOf(boardRulesTexts);
