import { DISOWN_DAYS } from '#shared/applications/applications.values.ts';
import { applicationsMail } from '#shared/applications/applications-mails.texts.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import { mailText } from '#shared/kernel/mails.texts.ts';
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

/** The job, and the employer's name cleaned for use in a mail, since the employer wrote it. */
const about = ({ job, company }: Received) => ({
  job,
  company: nameInMail(company, { told: applicationsMail('mail.the_employer') }),
});

const heading = ({ email: to, locale, job, publicUrl, receipt }: Received) => ({
  to,
  locale,
  subject: applicationsMail('mail.application_subject', { job }),
  button: { link: `${publicUrl}/application/${receipt}`, words: applicationsMail('mail.see_application') },
});

/** The mail does not state the outcome: a mailbox may be read by others, and the link leads to it. */
export function receiptMail(received: Received): Mail {
  return {
    ...heading(received),
    paragraphs: [hello(received), applicationsMail('mail.receipt_text', about(received))],
    notes: [
      applicationsMail('mail.receipt_secret'),
      applicationsMail('mail.receipt_not_you'),
      { link: `${received.publicUrl}/forgot`, words: mailText('mail.choose_password') },
    ],
  };
}

/**
 * Goes to the owner of the email address that a guest wrote. Only this mail holds the second link; the guest got the
 * first.
 */
export function guestReceiptMail({ secret, ...received }: Received & { secret: string }): Mail {
  return {
    ...heading(received),
    paragraphs: [hello(received), applicationsMail('mail.guest_text', about(received))],
    notes: [
      applicationsMail('mail.guest_secret'),
      applicationsMail('mail.disown'),
      { link: `${received.publicUrl}/not-me/${secret}`, words: applicationsMail('mail.not_me') },
      applicationsMail('mail.disown_validity', { days: { told: mailText('mail.days', { count: DISOWN_DAYS }) } }),
    ],
  };
}

/** The earlier link was shown to the guest who applied; from now on the receipt belongs to the account. */
export function claimedMail(received: Received): Mail {
  return {
    ...heading(received),
    paragraphs: [hello(received), applicationsMail('mail.claimed_text', about(received))],
    notes: [applicationsMail('mail.receipt_secret')],
  };
}
