import { messagesOf } from '../kernel/messages.ts';

/** Refusals of the account services. */
export const identityRefusalsTexts = {
  'refusal.not_current_password': 'This is not your current password.',
  'refusal.account_blocked':
    'This account is blocked. If you think that this is a mistake, please contact the people who run this site.',
  'refusal.not_registered_password': 'This is not the password the account was registered with.',
  'refusal.same_email': 'This is your email already.',
  'refusal.email_elsewhere': 'To make sure that it is your account, please enter its password.',
  'refusal.email_password': 'This is not the password of the account.',
  'answer.link_sent': 'We have sent you a link. Open it to confirm your email and get started.',
} as const;

export const identityRefusal = messagesOf(identityRefusalsTexts);
