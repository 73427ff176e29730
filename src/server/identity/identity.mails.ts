import { CONFIRMATION_HOURS, RESET_HOURS } from '#shared/identity/identity.values.ts';
import type { Mail } from '../queue/mail.ts';

type Recipient = { email: string; name: string; publicUrl: string };

export function confirmationMail({ email, name, publicUrl, token }: Recipient & { token: string }): Mail {
  return {
    to: email,
    subject: 'Confirm your e-mail',
    paragraphs: [
      `Hello ${name},`,
      'one step is left: confirm that this e-mail is yours, and your Fursa account is ready.',
      `${publicUrl}/confirm?token=${token}`,
      `The link works for ${CONFIRMATION_HOURS} hours. If it was not you who registered, ignore this mail: nothing happens.`,
    ],
  };
}

export function alreadyRegisteredMail({ email, name, publicUrl }: Recipient): Mail {
  return {
    to: email,
    subject: 'You already have an account',
    paragraphs: [
      `Hello ${name},`,
      'somebody, probably you, registered at Fursa with this e-mail. It already has an account, so nothing was changed.',
      `Sign in: ${publicUrl}/login`,
      `Choose a new password: ${publicUrl}/forgot`,
    ],
  };
}

export function passwordResetMail({ email, name, publicUrl, token }: Recipient & { token: string }): Mail {
  return {
    to: email,
    subject: 'Choose a new password',
    paragraphs: [
      `Hello ${name},`,
      'here is the link to choose a new password for your Fursa account.',
      `${publicUrl}/reset?token=${token}`,
      `It works once, for ${RESET_HOURS} hours. If you did not ask for it, ignore this mail: your password stays as it is.`,
    ],
  };
}
