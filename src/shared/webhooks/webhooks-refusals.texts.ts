import { messagesOf } from '../kernel/messages.ts';
import { textsOf } from '../kernel/texts.ts';

export const webhooksRefusalsTexts = textsOf('webhooks', {
  'refusal.address_unreadable': 'This is not an address. It should look like https://example.com/fursa.',
  'refusal.address_scheme': 'Please use an address that begins with https://.',
  'refusal.address_credentials': 'Please remove the user name and password from the address.',
  'refusal.address_port': 'This port is not allowed. Please use 443, or a port from 1024 upward.',
  'refusal.address_private':
    'This address is in a private network. Please use one that can be reached from the internet.',
  'refusal.address_too_long': 'This address is too long. It can have at most {max} characters.',
  'refusal.too_many_webhooks': 'You can have at most {max} webhooks. Please delete one first.',
  'refusal.webhook_off': 'This webhook is off. Please switch it on first.',
  'refusal.being_sent': 'This delivery is being sent right now.',
});
export const webhooksRefusal = messagesOf(webhooksRefusalsTexts);
