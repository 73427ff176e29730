import { messagesOf } from '../kernel/messages.ts';

export const webhooksMailsTexts = {
  'mail.webhook_off_subject': 'Webhook switched off: {host}',
  'mail.webhook_failing': 'For {days}, no request to your webhook at {host} has succeeded, so it was switched off.',
  'mail.webhook_gone': 'Your webhook at {host} answered that it no longer exists (410), so it was switched off.',
  'mail.webhook_off_next':
    'What was still waiting is sent when you switch it on again. Events that happen until then are not sent.',
  'mail.webhook_off_button': 'See the log',
} as const;

export const webhooksMail = messagesOf(webhooksMailsTexts);
