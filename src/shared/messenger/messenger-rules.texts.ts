import { messagesOf } from '../kernel/messages.ts';
import { textsOf } from '../kernel/texts.ts';

export const messengerRulesTexts = textsOf('messenger', {
  'rule.message_required': 'Please write a message to send!',
});
export const messengerRule = messagesOf(messengerRulesTexts);
