import type { Mail } from '../queue/mail.ts';

type Received = { email: string; name: string; job: string; company: string; publicUrl: string; receipt: string };

/** Says nothing about the outcome: whoever holds the link sees it, and a mailbox may be read by others. */
export function receiptMail({ email, name, job, company, publicUrl, receipt }: Received): Mail {
  return {
    to: email,
    subject: `Your application: ${job}`,
    paragraphs: [
      `Hello ${name},`,
      `${company} has received your application for ${job}. Here you see where it stands and what was sent, and you can withdraw it:`,
      `${publicUrl}/application/${receipt}`,
      'No account is needed. Whoever has this link can read the application, so keep it to yourself. If it was not you who applied, open the link and withdraw the application.',
    ],
  };
}
