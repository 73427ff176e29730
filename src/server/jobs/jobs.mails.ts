import { jobsMail } from '#shared/jobs/jobs-mails.texts.ts';
import { mailText } from '#shared/kernel/mails.texts.ts';
import type { Locale } from '#shared/reference/languages.ts';
import type { Mail } from '../queue/mail.ts';

type About = { email: string; locale: Locale; title: string; link: string };

export function approvedMail({ email, locale, title, link }: About): Mail {
  return {
    to: email,
    locale,
    subject: jobsMail('mail.approved_subject', { title }),
    paragraphs: [mailText('mail.hello'), jobsMail('mail.approved_text', { title }), { asWritten: link }],
  };
}

export function rejectedMail({ email, locale, title, link, reason }: About & { reason: string }): Mail {
  return {
    to: email,
    locale,
    subject: jobsMail('mail.rejected_subject', { title }),
    paragraphs: [
      mailText('mail.hello'),
      jobsMail('mail.rejected_text', { title }),
      { asWritten: reason },
      jobsMail('mail.rejected_next'),
      { asWritten: link },
    ],
  };
}
