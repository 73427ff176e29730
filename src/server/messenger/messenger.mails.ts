import { mailText } from '#shared/kernel/mails.texts.ts';
import type { Message } from '#shared/kernel/messages.ts';
import type { Side } from '#shared/messenger/messenger.values.ts';
import { messengerMail } from '#shared/messenger/messenger-mails.texts.ts';
import type { Locale } from '#shared/reference/languages.ts';
import type { Mail } from '../queue/mail.ts';
import { nameInMail } from '../queue/name-in-mail.ts';

type Letter = {
  email: string;
  locale: Locale;
  name: string;
  company: string;
  job: string;
  /** Empty when only files were sent. */
  body: string;
  files: number;
  publicUrl: string;
  /** The secret of the application's link. */
  secret: string;
  /** The token with which these mails are stopped. */
  stop: string;
};

const said = (name: string) => nameInMail(name, { told: messengerMail('mail.an_employer') });
const greeting = (name: string) =>
  mailText('mail.hello_named', { name: nameInMail(name, { told: mailText('mail.there') }) });

/** With a link for people, and one that mail programs call themselves (RFC 8058). */
function stopping(
  publicUrl: string,
  token: string,
): Required<Pick<Mail, 'headers'>> & { paragraphs: Mail['paragraphs'] } {
  return {
    paragraphs: [messengerMail('mail.messages_stop'), { asWritten: `${publicUrl}/stop-mails/${token}` }],
    headers: {
      'List-Unsubscribe': `<${publicUrl}/messages/mails/${token}/stop>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** Without an account there is no place to answer in: the link makes one, and the application becomes part of it. */
export function guestMessageMail({
  email,
  locale,
  name,
  company,
  job,
  body,
  files,
  publicUrl,
  secret,
  stop,
}: Letter): Mail {
  const from = said(company);
  const { paragraphs, headers } = stopping(publicUrl, stop);
  return {
    to: email,
    locale,
    headers,
    subject: messengerMail('mail.message_subject', { company: from, job }),
    paragraphs: [
      greeting(name),
      messengerMail('mail.message_text', { company: from, job }),
      ...(body === '' ? [] : [{ asWritten: body }]),
      ...(files === 0 ? [] : [messengerMail('mail.message_files', { count: files })]),
      messengerMail('mail.message_claim'),
      { asWritten: `${publicUrl}/register?application=${secret}` },
      messengerMail('mail.message_secret'),
      ...paragraphs,
    ],
  };
}

export type Unread = {
  conversationId: number;
  /** Whose messages wait: a candidate's for the company, the company's for a candidate. */
  side: Side;
  /** Told: in place of the name of somebody whom blind review hides. */
  from: string | { told: Message };
  job: string;
  count: number;
};
/** More of them make no mail that anybody reads. */
const MOST_NAMED = 10;
const otherSide = { company: 'mail.a_candidate', candidate: 'mail.an_employer' } as const;

function nameOf({ side, from }: Unread) {
  return typeof from === 'string' ? nameInMail(from, { told: messengerMail(otherSide[side]) }) : from;
}

type Digest = {
  email: string;
  locale: Locale;
  name: string;
  unread: readonly Unread[];
  publicUrl: string;
  stop: string;
};

/** One mail for everything that somebody has not read. What was said stays in the messenger. */
export function unreadMail({ email, locale, name, unread, publicUrl, stop }: Digest): Mail {
  const count = unread.reduce((sum, one) => sum + one.count, 0);
  const more = unread.length - MOST_NAMED;
  const { paragraphs, headers } = stopping(publicUrl, stop);
  return {
    to: email,
    locale,
    headers,
    subject: messengerMail('mail.unread_subject', { count }),
    paragraphs: [
      greeting(name),
      messengerMail('mail.unread_text'),
      ...unread
        .slice(0, MOST_NAMED)
        .flatMap((one): Mail['paragraphs'] => [
          messengerMail('mail.unread_from', { name: nameOf(one), job: one.job, count: one.count }),
          { asWritten: `${publicUrl}/user/messages/${one.conversationId}` },
        ]),
      ...(more > 0
        ? [messengerMail('mail.unread_more', { count: more }), { asWritten: `${publicUrl}/user/messages` }]
        : []),
      ...paragraphs,
    ],
  };
}
