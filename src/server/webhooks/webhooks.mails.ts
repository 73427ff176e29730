import type { Locale } from '#shared/kernel/languages.ts';
import { mailText } from '#shared/kernel/mails.texts.ts';
import { FAILING_DAYS } from '#shared/webhooks/webhooks.values.ts';
import { webhooksMail } from '#shared/webhooks/webhooks-mails.texts.ts';
import type { Mail } from '../queue/mail.ts';
import { nameInMail } from '../queue/name-in-mail.ts';

type About = { email: string; locale: Locale; name: string; host: string; why: 'failing' | 'gone'; link: string };

export function switchedOffMail({ email, locale, name, host, why, link }: About): Mail {
  const reason =
    why === 'gone'
      ? webhooksMail('mail.webhook_gone', { host })
      : webhooksMail('mail.webhook_failing', { host, days: { told: mailText('mail.days', { count: FAILING_DAYS }) } });
  return {
    to: email,
    locale,
    subject: webhooksMail('mail.webhook_off_subject', { host }),
    paragraphs: [
      mailText('mail.hello_named', { name: nameInMail(name, { told: mailText('mail.there') }) }),
      reason,
      webhooksMail('mail.webhook_off_next'),
    ],
    button: { link, words: webhooksMail('mail.webhook_off_button') },
  };
}
