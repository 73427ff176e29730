import { messagesOf } from '../kernel/messages.ts';

export const identityMailsTexts = {
  'mail.confirm_subject': 'Confirm your e-mail',
  'mail.confirm_text': 'one step is left: confirm that this e-mail is yours, and your Fursa account is ready.',
  'mail.confirm_validity':
    'The link works for {hours}. If it was not you who registered, ignore this mail: nothing happens.',
  'mail.registered_subject': 'You already have an account',
  'mail.registered_text':
    'somebody, probably you, registered at Fursa with this e-mail. It already has an account, so nothing was changed.',
  'mail.sign_in': 'Sign in: {link}',
  'mail.reset_subject': 'Choose a new password',
  'mail.reset_text': 'here is the link to choose a new password for your Fursa account.',
  'mail.reset_validity':
    'It works once, for {hours}. If you did not ask for it, ignore this mail: your password stays as it is.',
} as const;

export const identityMail = messagesOf(identityMailsTexts);
