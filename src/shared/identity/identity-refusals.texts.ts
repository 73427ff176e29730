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
  'refusal.company_provider': 'Your company asks its members to sign in with {provider}.',
  'refusal.wrong_code': 'This code is not right, or was used already.',
  'refusal.step_over': 'This sign-in took too long. Please start again.',
  'refusal.second_factor_on': 'An authenticator app is on already.',
  'refusal.second_factor_off': 'No authenticator app is on.',
  'refusal.passkey': 'This passkey did not work here. Please try again, or use another way.',
  'refusal.too_many_passkeys': 'You can have at most {max} passkeys. Please remove one first.',
  'refusal.last_way': 'This is your last way to sign in. Please add another one first, for example a password.',
  'refusal.provider_down': '{provider} does not answer at the moment. Please try again later, or use another way.',
  'answer.link_sent': 'We have sent you a link. Open it to confirm your email and get started.',
} as const;

export const identityRefusal = messagesOf(identityRefusalsTexts);
