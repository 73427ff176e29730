import { identityMail } from '#shared/identity/identity-mails.texts.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import { mailText } from '#shared/kernel/mails.texts.ts';
import type { Message } from '#shared/kernel/messages.ts';
import type { Mail } from '../../queue/mail.ts';
import { nameInMail } from '../../queue/name-in-mail.ts';

type Change = { email: string; locale: Locale; name: string; publicUrl: string; what: Message };

/** Sent when a way to sign in was added, removed or used up, so that nobody does it unnoticed. */
export function securityMail({ email, locale, name, publicUrl, what }: Change): Mail {
  return {
    to: email,
    locale,
    subject: identityMail('mail.security_subject'),
    paragraphs: [
      mailText('mail.hello_named', { name: nameInMail(name, { told: mailText('mail.there') }) }),
      what,
      identityMail('mail.security_not_you'),
    ],
    button: { link: `${publicUrl}/user/security`, words: identityMail('mail.security_button') },
    notes: [{ link: `${publicUrl}/forgot`, words: mailText('mail.choose_password') }],
  };
}
