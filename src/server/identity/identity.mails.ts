import {
  CONFIRMATION_HOURS,
  EMAIL_CHANGE_HOURS,
  EMAIL_UNDO_DAYS,
  RESET_HOURS,
} from '#shared/identity/identity.values.ts';
import { identityMail } from '#shared/identity/identity-mails.texts.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import { mailText } from '#shared/kernel/mails.texts.ts';
import type { Mail } from '../queue/mail.ts';
import { nameInMail } from '../queue/name-in-mail.ts';

type Recipient = { email: string; locale: Locale; publicUrl: string };

const hours = (count: number) => ({ hours: { told: mailText('mail.hours', { count }) } });

/** For somebody who already has an account: how to sign in, and how to reset a forgotten password. */
function signingIn(publicUrl: string): Pick<Mail, 'button' | 'notes'> {
  return {
    button: { link: `${publicUrl}/login`, words: identityMail('mail.sign_in') },
    notes: [{ link: `${publicUrl}/forgot`, words: mailText('mail.choose_password') }],
  };
}

/** The mail contains no name: somebody may have typed another person's email, who should not read a stranger's text. */
export function confirmationMail({ email, locale, publicUrl, token }: Recipient & { token: string }): Mail {
  return {
    to: email,
    locale,
    subject: identityMail('mail.confirm_subject'),
    paragraphs: [mailText('mail.hello'), identityMail('mail.confirm_text')],
    button: { link: `${publicUrl}/confirm?token=${token}`, words: identityMail('mail.confirm_button') },
    notes: [identityMail('mail.confirm_validity', hours(CONFIRMATION_HOURS))],
  };
}

export function alreadyRegisteredMail({ email, locale, publicUrl }: Recipient): Mail {
  return {
    to: email,
    locale,
    subject: identityMail('mail.registered_subject'),
    paragraphs: [mailText('mail.hello'), identityMail('mail.registered_text')],
    ...signingIn(publicUrl),
  };
}

/**
 * Sent to the new address that a signed-in person wants to use. It contains no name, because the address may be a
 * stranger's.
 */
export function newEmailMail({ email, locale, publicUrl, token }: Recipient & { token: string }): Mail {
  return {
    to: email,
    locale,
    subject: identityMail('mail.new_email_subject'),
    paragraphs: [mailText('mail.hello'), identityMail('mail.new_email_text')],
    button: { link: `${publicUrl}${EMAIL_LINK}${token}`, words: identityMail('mail.confirm_button') },
    notes: [identityMail('mail.new_email_validity', hours(EMAIL_CHANGE_HOURS))],
  };
}
/** Identifies these mails by their link. */
export const EMAIL_LINK = '/confirm-email?token=';

/** Sent to the owner of an account whose address somebody else wants to use. */
export function emailTakenMail({ email, locale, publicUrl }: Recipient): Mail {
  return {
    to: email,
    locale,
    subject: identityMail('mail.email_taken_subject'),
    paragraphs: [mailText('mail.hello'), identityMail('mail.email_taken_text')],
    ...signingIn(publicUrl),
  };
}

type Notice = Recipient & { name: string; to: string; token: string };

/** Sent to the address that is still valid. */
export function emailNoticeMail({ email, locale, name, to, publicUrl, token }: Notice): Mail {
  return {
    to: email,
    locale,
    subject: identityMail('mail.email_notice_subject'),
    paragraphs: [
      mailText('mail.hello_named', { name: nameInMail(name, { told: mailText('mail.there') }) }),
      identityMail('mail.email_notice_text', { email: to }),
      identityMail('mail.email_notice_not_you', { days: { told: mailText('mail.days', { count: EMAIL_UNDO_DAYS }) } }),
    ],
    button: { link: `${publicUrl}/not-my-change?token=${token}`, words: identityMail('mail.email_notice_button') },
  };
}

export function passwordResetMail({
  email,
  locale,
  name,
  publicUrl,
  token,
}: Recipient & { name: string; token: string }): Mail {
  return {
    to: email,
    locale,
    subject: identityMail('mail.reset_subject'),
    paragraphs: [
      mailText('mail.hello_named', { name: nameInMail(name, { told: mailText('mail.there') }) }),
      identityMail('mail.reset_text'),
    ],
    button: { link: `${publicUrl}/reset?token=${token}`, words: mailText('mail.choose_password') },
    notes: [identityMail('mail.reset_validity', hours(RESET_HOURS))],
  };
}
