import { messagesOf } from '../kernel/messages.ts';

/** What the services of accounts answer. */
export const identityRefusalsTexts = {
  'refusal.not_current_password': 'This is not your current password.',
  'refusal.not_registered_password': 'This is not the password that was typed when registering.',
  'answer.link_sent': 'We have sent you a link. Open it to confirm your e-mail and to start.',
} as const;

export const identityRefusal = messagesOf(identityRefusalsTexts);
