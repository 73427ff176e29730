import { messagesOf } from '../kernel/messages.ts';
import { textsOf } from '../kernel/texts.ts';

export const tokensRulesTexts = textsOf('tokens', {
  'rule.no_scopes': 'Please choose what the token may do.',
  'rule.scope_twice': 'Each permission can be chosen once.',
});
export const tokensRule = messagesOf(tokensRulesTexts);
