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
} as const;

export const identityMail = messagesOf(identityMailsTexts);
