import { messagesOf } from '../kernel/messages.ts';
import { textsOf } from '../kernel/texts.ts';

/** Messages about invalid input of an admin. */
export const peopleRulesTexts = textsOf('people', {
  'rule.act_reason_required': 'Please give a reason. It is kept in the history.',
});

export const peopleRule = messagesOf(peopleRulesTexts);
