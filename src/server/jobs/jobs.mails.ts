import type { Mail } from '../queue/mail.ts';

type About = { to: string; title: string; link: string };

export function approvedMail({ to, title, link }: About): Mail {
  return {
    to,
    subject: `Published: ${title}`,
    paragraphs: ['Hello,', `“${title}” has been approved and can be found by everybody.`, link],
  };
}

export function rejectedMail({ to, title, link, reason }: About & { reason: string }): Mail {
  return {
    to,
    subject: `Not published yet: ${title}`,
    paragraphs: [
      'Hello,',
      `“${title}” was not approved. The reason:`,
      reason,
      'Change what is needed and send it in again:',
      link,
    ],
  };
}
