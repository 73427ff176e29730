import { DISOWN_DAYS } from '#shared/applications/applications.values.ts';
import { applicationsMail } from '#shared/applications/applications-mails.texts.ts';
import { mailText } from '#shared/kernel/mails.texts.ts';
import type { Locale } from '#shared/reference/languages.ts';
import type { Mail } from '../queue/mail.ts';
import { nameInMail } from '../queue/name-in-mail.ts';

type Received = {
  email: string;
  locale: Locale;
  name: string;
  job: string;
  company: string;
  publicUrl: string;
  receipt: string;
};

const hello = ({ name }: Received) =>
  mailText('mail.hello_named', { name: nameInMail(name, { told: mailText('mail.there') }) });

/** What the application is for, with the employer's name as it may stand in a mail, whoever wrote it. */
const about = ({ job, company }: Received) => ({
  job,
  company: nameInMail(company, { told: applicationsMail('mail.the_employer') }),
});

const heading = ({ email: to, locale, job }: Received) => ({
  to,
  locale,
  subject: applicationsMail('mail.application_subject', { job }),
});

const receiptLink = ({ publicUrl, receipt }: Received) => ({ asWritten: `${publicUrl}/application/${receipt}` });

/** Says nothing about the outcome: whoever holds the link sees it, and a mailbox may be read by others. */
export function receiptMail(received: Received): Mail {
  return {
    ...heading(received),
    paragraphs: [
      hello(received),
      applicationsMail('mail.receipt_text', about(received)),
      receiptLink(received),
      applicationsMail('mail.receipt_secret'),
      applicationsMail('mail.receipt_not_you', { link: `${received.publicUrl}/forgot` }),
    ],
  };
}

/** To whoever owns the e-mail that a guest wrote: they alone have the second link, the first was shown to the guest. */
export function guestReceiptMail({ secret, ...received }: Received & { secret: string }): Mail {
  return {
    ...heading(received),
    paragraphs: [
      hello(received),
      applicationsMail('mail.guest_text', about(received)),
      receiptLink(received),
      applicationsMail('mail.guest_secret'),
      applicationsMail('mail.disown'),
      { asWritten: `${received.publicUrl}/not-me/${secret}` },
      applicationsMail('mail.disown_validity', { days: { told: mailText('mail.days', { count: DISOWN_DAYS }) } }),
    ],
  };
}

type Mention = { email: string; locale: Locale; author: string; job: string; body: string; link: string };

/** Names no candidate: blind review may hide them, and a mail stays. */
export function mentionMail({ email: to, locale, author, job, body, link }: Mention): Mail {
  const by = nameInMail(author, { told: applicationsMail('mail.a_colleague') });
  return {
    to,
    locale,
    subject: applicationsMail('mail.mention_subject', { author: by, job }),
    paragraphs: [
      mailText('mail.hello'),
      applicationsMail('mail.mention_text', { author: by, job }),
      { asWritten: body },
      applicationsMail('mail.mention_link'),
      { asWritten: link },
    ],
  };
}

/** The earlier link was shown to whoever applied; from now on the account decides. */
export function claimedMail(received: Received): Mail {
  return {
    ...heading(received),
    paragraphs: [
      hello(received),
      applicationsMail('mail.claimed_text', about(received)),
      receiptLink(received),
      applicationsMail('mail.receipt_secret'),
    ],
  };
}
