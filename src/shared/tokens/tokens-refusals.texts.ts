import { messagesOf } from '../kernel/messages.ts';
import { textsOf } from '../kernel/texts.ts';

export const tokensRefusalsTexts = textsOf('tokens', {
  'refusal.token_unknown': 'This API token does not exist, has been revoked or has expired.',
  'refusal.token_scope': 'This API token lacks the permission {scope}.',
  'refusal.token_closed': 'API tokens cannot make this call. Please sign in.',
  'refusal.too_many_tokens': 'You can have at most {max} API tokens. Please revoke one first.',
  'refusal.token_name_taken': 'There is already an API token with this name.',
  'refusal.not_your_scopes': 'You cannot give a token this permission.',
});
export const tokensRefusal = messagesOf(tokensRefusalsTexts);
