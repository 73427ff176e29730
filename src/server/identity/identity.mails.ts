import {
  CONFIRMATION_HOURS,
  EMAIL_CHANGE_HOURS,
  EMAIL_UNDO_DAYS,
  RESET_HOURS,
} from '#shared/identity/identity.values.ts';
import { identityMail } from '#shared/identity/identity-mails.texts.ts';
import { mailText } from '#shared/kernel/mails.texts.ts';
import type { Locale } from '#shared/reference/languages.ts';
import type { Mail } from '../queue/mail.ts';
import { nameInMail } from '../queue/name-in-mail.ts';

type Recipient = { email: string; locale: Locale; publicUrl: string };

const hours = (count: number) => ({ hours: { told: mailText('mail.hours', { count }) } });

/** No name: whoever typed it may have typed somebody else's e-mail, who should not read a stranger's words. */
export function confirmationMail({ email, locale, publicUrl, token }: Recipient & { token: string }): Mail {
  return {
    to: email,
    locale,
    subject: identityMail('mail.confirm_subject'),
    paragraphs: [
      mailText('mail.hello'),
      identityMail('mail.confirm_text'),
      { asWritten: `${publicUrl}/confirm?token=${token}` },
      identityMail('mail.confirm_validity', hours(CONFIRMATION_HOURS)),
    ],
  };
}

export function alreadyRegisteredMail({ email, locale, publicUrl }: Recipient): Mail {
  return {
    to: email,
    locale,
    subject: identityMail('mail.registered_subject'),
    paragraphs: [
      mailText('mail.hello'),
      identityMail('mail.registered_text'),
      identityMail('mail.sign_in', { link: `${publicUrl}/login` }),
      mailText('mail.choose_password', { link: `${publicUrl}/forgot` }),
    ],
  };
}

/** To an address that whoever is signed in wants to have. No name: it may be a stranger's. */
export function newEmailMail({ email, locale, publicUrl, token }: Recipient & { token: string }): Mail {
  return {
    to: email,
    locale,
    subject: identityMail('mail.new_email_subject'),
    paragraphs: [
      mailText('mail.hello'),
      identityMail('mail.new_email_text'),
      { asWritten: `${publicUrl}${EMAIL_LINK}${token}` },
      identityMail('mail.new_email_validity', hours(EMAIL_CHANGE_HOURS)),
    ],
  };
}
/** What tells these mails from others. */
export const EMAIL_LINK = '/confirm-email?token=';

/** To whoever has an account with the address that somebody else wants to have. */
export function emailTakenMail({ email, locale, publicUrl }: Recipient): Mail {
  return {
    to: email,
    locale,
    subject: identityMail('mail.email_taken_subject'),
    paragraphs: [
      mailText('mail.hello'),
      identityMail('mail.email_taken_text'),
      identityMail('mail.sign_in', { link: `${publicUrl}/login` }),
      mailText('mail.choose_password', { link: `${publicUrl}/forgot` }),
    ],
  };
}

type Notice = Recipient & { name: string; to: string; token: string };

/** To the address that still counts. */
export function emailNoticeMail({ email, locale, name, to, publicUrl, token }: Notice): Mail {
  return {
    to: email,
    locale,
    subject: identityMail('mail.email_notice_subject'),
    paragraphs: [
      mailText('mail.hello_named', { name: nameInMail(name, { told: mailText('mail.there') }) }),
      identityMail('mail.email_notice_text', { email: to }),
      identityMail('mail.email_notice_not_you', { days: { told: mailText('mail.days', { count: EMAIL_UNDO_DAYS }) } }),
      { asWritten: `${publicUrl}/not-my-change?token=${token}` },
    ],
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
      { asWritten: `${publicUrl}/reset?token=${token}` },
      identityMail('mail.reset_validity', hours(RESET_HOURS)),
    ],
  };
}
