import { jobsMail } from '#shared/jobs/jobs-mails.texts.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import { mailText } from '#shared/kernel/mails.texts.ts';
import type { Mail } from '../queue/mail.ts';
import { nameInMail } from '../queue/name-in-mail.ts';

type About = { email: string; locale: Locale; name: string; title: string; link: string };

const hello = (name: string) =>
  mailText('mail.hello_named', { name: nameInMail(name, { told: mailText('mail.there') }) });

export function approvedMail({ email, locale, name, title, link }: About): Mail {
  return {
    to: email,
    locale,
    subject: jobsMail('mail.approved_subject', { title }),
    paragraphs: [hello(name), jobsMail('mail.approved_text', { title })],
    button: { link, words: jobsMail('mail.approved_button') },
  };
}

/** `staysPublished`: the changes to a published job were rejected, and not the job. */
type Rejection = About & { reason: string; staysPublished: boolean };

export function rejectedMail({ email, locale, name, title, link, reason, staysPublished }: Rejection): Mail {
  return {
    to: email,
    locale,
    subject: jobsMail(staysPublished ? 'mail.edit_rejected_subject' : 'mail.rejected_subject', { title }),
    paragraphs: [
      hello(name),
      jobsMail(staysPublished ? 'mail.edit_rejected_text' : 'mail.rejected_text', { title }),
      { quote: reason },
      jobsMail('mail.rejected_next'),
    ],
    button: { link, words: jobsMail('mail.rejected_button') },
  };
}
