import { messagesOf } from '../kernel/messages.ts';

export const identityMailsTexts = {
  'mail.confirm_subject': 'Confirm your email',
  'mail.confirm_text':
    'Just one step left: confirm that this email address is yours, and your {site} account is ready.',
  'mail.confirm_button': 'Confirm my email',
  'mail.confirm_validity':
    'The link works for {hours}. If you did not register, ignore this email and nothing will happen.',
  'mail.registered_subject': 'You already have an account',
  'mail.registered_text':
    'Somebody, probably you, tried to register with {site} using this email address. It already has an account, so nothing has changed.',
  'mail.sign_in': 'Sign in',
  'mail.reset_subject': 'Choose a new password',
  'mail.reset_text': 'You asked to choose a new password for your {site} account.',
  'mail.reset_validity':
    'The link works once, within {hours}. If you did not ask for it, ignore this email: your password stays as it is.',
  'mail.new_email_subject': 'Confirm your new email',
  'mail.new_email_text':
    'Somebody, probably you, wants to use this email address for their {site} account. Please confirm that it is yours.',
  'mail.new_email_validity':
    'The link works once, within {hours}. If it was not you, ignore this email and nothing will change.',
  'mail.email_taken_subject': 'Your email stays with your account',
  'mail.email_taken_text':
    'Somebody, probably you, wanted to use this email address for another {site} account. It already belongs to yours, so nothing has changed.',
  'mail.email_notice_subject': 'Your email is about to change',
  'mail.email_notice_text':
    'Somebody, probably you, asked to change the email of your {site} account to {email}. Until that address is confirmed, this one stays.',
  'mail.email_notice_not_you':
    'If it was not you, use the button within {days}. It keeps this email, signs everybody out, and lets you choose a new password.',
  'mail.email_notice_button': 'Keep my email',
  'mail.security_subject': 'A change to how you sign in',
  'mail.security_not_you':
    'If it was not you, please check how your account is protected, sign out everywhere else and choose a new password.',
  'mail.security_button': 'Check my account',
  'mail.passkey_added': 'The passkey “{name}” was added to your {site} account.',
  'mail.passkey_removed': 'The passkey “{name}” was removed from your {site} account.',
  'mail.second_factor_on':
    'An authenticator app was turned on for your {site} account. From now on, signing in with your password also needs a code from it.',
  'mail.second_factor_off':
    'The authenticator app of your {site} account was turned off. From now on, your password alone is enough to sign in.',
  'mail.second_factor_reset':
    'An admin turned off the authenticator app of your {site} account and signed you out everywhere. Please sign in and set it up again.',
  'mail.recovery_code_used': 'A recovery code of your {site} account was used. Codes left: {left}.',
  'mail.recovery_codes_renewed':
    'New recovery codes were made for your {site} account. The earlier ones no longer work.',
  'mail.provider_linked': 'Your {site} account was connected with {provider}. You can now sign in with it.',
  'mail.provider_unlinked': 'Your {site} account was disconnected from {provider}. You can no longer sign in with it.',
} as const;

export const identityMail = messagesOf(identityMailsTexts);
