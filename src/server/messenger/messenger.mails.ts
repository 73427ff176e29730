import { applicationsMail } from '#shared/applications/applications-mails.texts.ts';
import { type PublicStage, publicStageMessage } from '#shared/applications/public-stages.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import { mailText } from '#shared/kernel/mails.texts.ts';
import type { Message } from '#shared/kernel/messages.ts';
import type { Side } from '#shared/messenger/messenger.values.ts';
import { messengerMail } from '#shared/messenger/messenger-mails.texts.ts';
import { replyMail } from '#shared/messenger/reply-mails.texts.ts';
import type { Mail } from '../queue/mail.ts';
import { nameInMail } from '../queue/name-in-mail.ts';

type Letter = {
  email: string;
  locale: Locale;
  name: string;
  company: string;
  job: string;
  /** Empty if only files were sent. */
  body: string;
  files: number;
  publicUrl: string;
  /** The secret of the application's link. */
  secret: string;
  /** The token that unsubscribes from these mails. */
  stop: string;
  /** The address that answers go to; null if the mail cannot be answered. */
  replyTo: string | null;
};

const said = (name: string) => nameInMail(name, { told: messengerMail('mail.an_employer') });
export const greeting = (name: string) =>
  mailText('mail.hello_named', { name: nameInMail(name, { told: mailText('mail.there') }) });

export const stopLink = (publicUrl: string, token: string, words: Message) => ({
  link: `${publicUrl}/stop-mails/${token}`,
  words,
});

/** The unsubscribe link that mail programs call themselves (RFC 8058). */
export const stopHeaders = (publicUrl: string, token: string) => ({
  'List-Unsubscribe': `<${publicUrl}/messages/mails/${token}/stop>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const stopping = (publicUrl: string, token: string, words = messengerMail('mail.messages_stop')) => ({
  notes: [stopLink(publicUrl, token, words)],
  headers: stopHeaders(publicUrl, token),
});

/** Leads the answer of a mail program to the conversation. */
const answered = (replyTo: string | null): Record<string, string> => (replyTo === null ? {} : { 'Reply-To': replyTo });
const ANSWER_NOTE = replyMail('mail.reply_note');

/** The greeting is left out when the message already opens with the person's name. */
export function greetsItself(body: string, name: string): boolean {
  const [firstLine = ''] = body.trim().split('\n');
  const [firstName = ''] = name.trim().split(/\s+/);
  return firstName !== '' && firstLine.length < 80 && firstLine.includes(firstName);
}

/** A guest cannot reply without an account. The link creates one, and the application becomes part of it. */
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
  replyTo,
}: Letter): Mail {
  const from = said(company);
  const { notes, headers } = stopping(publicUrl, stop);
  const claim = replyTo === null ? messengerMail('mail.message_claim') : replyMail('mail.message_reply');
  return {
    to: email,
    locale,
    from,
    headers: { ...headers, ...answered(replyTo) },
    subject: messengerMail('mail.message_subject', { company: from, job }),
    paragraphs: [
      ...(greetsItself(body, name) ? [] : [greeting(name)]),
      messengerMail('mail.message_text', { company: from, job }),
      ...(body === '' ? [] : [{ quote: body }]),
      ...(files === 0 ? [] : [messengerMail('mail.message_files', { count: files })]),
    ],
    button: { link: `${publicUrl}/register?application=${secret}`, words: messengerMail('mail.message_button') },
    notes: [claim, messengerMail('mail.message_secret'), ...notes],
  };
}

export type Unread = {
  conversationId: number;
  /** The reader's side: candidates get the company's messages, and the company gets the candidate's. */
  side: Side;
  /** `told` replaces the name of a candidate whom blind review hides. */
  from: string | { told: Message };
  job: string;
  count: number;
};
/** A longer list would not be read. */
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
  /** Null also if there are several conversations. */
  replyTo: string | null;
};

export function unreadLines(unread: readonly Unread[], publicUrl: string): Mail['paragraphs'] {
  const more = unread.length - MOST_NAMED;
  return [
    ...unread.slice(0, MOST_NAMED).map((one) => ({
      link: `${publicUrl}/user/messages/${one.conversationId}`,
      words: messengerMail('mail.unread_from', { name: nameOf(one), job: one.job, count: one.count }),
    })),
    ...(more > 0 ? [messengerMail('mail.unread_more', { count: more })] : []),
  ];
}

/** One mail about everything that somebody has not read. The messages themselves are not quoted. */
export function unreadMail({ email, locale, name, unread, publicUrl, stop, replyTo }: Digest): Mail {
  const count = unread.reduce((sum, one) => sum + one.count, 0);
  const { notes, headers } = stopping(publicUrl, stop);
  const [only] = unread.length === 1 ? unread : [];
  return {
    to: email,
    locale,
    ...(only?.side === 'candidate' && { from: nameOf(only) }),
    headers: { ...headers, ...answered(replyTo) },
    subject: messengerMail('mail.unread_subject', { count }),
    paragraphs: [greeting(name), messengerMail('mail.unread_text'), ...unreadLines(unread, publicUrl)],
    button: {
      link: only ? `${publicUrl}/user/messages/${only.conversationId}` : `${publicUrl}/user/messages`,
      words: messengerMail('mail.unread_button'),
    },
    notes: [...(replyTo === null ? [] : [ANSWER_NOTE]), ...notes],
  };
}

type StageLetter = {
  email: string;
  locale: Locale;
  name: string;
  company: string;
  job: string;
  stage: PublicStage;
  /** The address of the receipt, which for a guest holds a secret. */
  link: string;
  isGuest: boolean;
  publicUrl: string;
  stop: string;
  replyTo: string | null;
};

/** The subject does not say the stage, because others may see it on a locked phone. */
export function stageMail({
  email,
  locale,
  name,
  company,
  job,
  stage,
  link,
  isGuest,
  publicUrl,
  stop,
  replyTo,
}: StageLetter): Mail {
  const from = said(company);
  const { notes, headers } = stopping(publicUrl, `${stop}.stages`, messengerMail('mail.stages_stop'));
  const about = { company: from, job };
  return {
    to: email,
    locale,
    from,
    headers: { ...headers, ...answered(replyTo) },
    subject: messengerMail('mail.stage_subject', { job }),
    paragraphs: [
      greeting(name),
      stage === 'received'
        ? messengerMail('mail.stage_received', { ...about, stage: { told: publicStageMessage(stage) } })
        : messengerMail(`mail.stage_${stage}`, about),
      ...(stage === 'closed' ? [messengerMail('mail.stage_closed_wish')] : []),
    ],
    button: { link, words: applicationsMail('mail.see_application') },
    notes: [
      ...(replyTo === null ? [] : [ANSWER_NOTE]),
      ...(isGuest ? [applicationsMail('mail.receipt_secret')] : []),
      ...notes,
    ],
  };
}
