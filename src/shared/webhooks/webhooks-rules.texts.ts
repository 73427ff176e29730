import { messagesOf } from '../kernel/messages.ts';
import { textsOf } from '../kernel/texts.ts';

export const webhooksRulesTexts = textsOf('webhooks', {
  'rule.no_events': 'Please choose at least one event.',
  'rule.event_twice': 'Each event can be chosen once.',
});
export const webhooksRule = messagesOf(webhooksRulesTexts);
