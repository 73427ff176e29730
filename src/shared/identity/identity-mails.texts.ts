import { messagesOf } from '../kernel/messages.ts';

export const identityMailsTexts = {
  'mail.confirm_subject': 'Confirm your email',
  'mail.confirm_text':
    'Just one step left: confirm that this email address is yours, and your {site} account is ready.',
  'mail.confirm_validity':
    'The link works for {hours}. If you did not register, ignore this email and nothing will happen.',
  'mail.registered_subject': 'You already have an account',
  'mail.registered_text':
    'Somebody, probably you, tried to register with {site} using this email address. It already has an account, so nothing has changed.',
  'mail.sign_in': 'Sign in: {link}',
  'mail.reset_subject': 'Choose a new password',
  'mail.reset_text': 'Here is the link to choose a new password for your {site} account.',
  'mail.reset_validity':
    'It works once, within {hours}. If you did not ask for it, ignore this email: your password stays as it is.',
} as const;

export const identityMail = messagesOf(identityMailsTexts);
