import type { Locale } from '#shared/kernel/languages.ts';
import { messengerMail } from '#shared/messenger/messenger-mails.texts.ts';
import type { NoticeKind } from '#shared/messenger/notices.values.ts';
import type { Mail } from '../../queue/mail.ts';
import { nameInMail } from '../../queue/name-in-mail.ts';
import { greeting, stopHeaders, stopLink, type Unread, unreadLines } from '../messenger.mails.ts';

type Recipient = { email: string; locale: Locale; name: string; publicUrl: string };
/** A notice as its reader may see it now. Afterwards the mail cannot be changed any more. */
export type NoticeInMail = {
  kind: NoticeKind;
  applicationId: number;
  jobId: number;
  job: string;
  author: string;
  candidate: string;
  body: string;
};

/** A longer list would not be read. */
const MOST_NAMED = 10;

const STOP = {
  mention: 'mail.mention_stop',
  held_message: 'mail.held_stop',
  assignment: 'mail.assignment_stop',
} as const satisfies Record<NoticeKind, string>;

function linkTo({ kind, applicationId, jobId }: NoticeInMail, publicUrl: string): string {
  if (kind === 'assignment') return `${publicUrl}/admin/evaluations/${applicationId}`;
  return `${publicUrl}/company/applications?job=${jobId}&application=${applicationId}`;
}

const namesIn = ({ author, candidate, job }: NoticeInMail) => ({
  author: nameInMail(author, { told: messengerMail('mail.a_colleague') }),
  candidate: nameInMail(candidate, { told: messengerMail('mail.an_applicant') }),
  job,
});

function subjectOf(notice: NoticeInMail) {
  const { author, candidate, job } = namesIn(notice);
  switch (notice.kind) {
    case 'mention':
      return messengerMail('mail.mention_subject', { author, job });
    case 'held_message':
      return messengerMail('mail.held_subject', { candidate, job });
    case 'assignment':
      return messengerMail('mail.assignment_subject', { author, job });
  }
}

function textOf(notice: NoticeInMail) {
  const { author, candidate, job } = namesIn(notice);
  switch (notice.kind) {
    case 'mention':
      return messengerMail('mail.mention_text', { author, candidate, job });
    case 'held_message':
      return messengerMail('mail.held_text', { candidate, job });
    case 'assignment':
      return messengerMail('mail.assignment_text', { author, candidate, job });
  }
}

/** `token`: the secret of the reader's links that stop mails. */
export function noticeMail({ token, notice, ...to }: Recipient & { token: string; notice: NoticeInMail }): Mail {
  const { email, locale, name, publicUrl } = to;
  const stop = `${token}.${notice.kind}`;
  return {
    to: email,
    locale,
    headers: stopHeaders(publicUrl, stop),
    subject: subjectOf(notice),
    paragraphs: [greeting(name), textOf(notice), ...(notice.body === '' ? [] : [{ quote: notice.body }])],
    button: { link: linkTo(notice, publicUrl), words: messengerMail('mail.notice_button') },
    notes: [stopLink(publicUrl, stop, messengerMail(STOP[notice.kind]))],
  };
}

type Day = Recipient & { token: string; notices: readonly NoticeInMail[]; unread: readonly Unread[] };

/** One mail a day about everything that somebody has not read here. Neither notes nor messages are quoted. */
export function dailyMail({ email, locale, name, publicUrl, token, notices, unread }: Day): Mail {
  const more = notices.length - MOST_NAMED;
  const isOnlyMessages = notices.length === 0;
  return {
    to: email,
    locale,
    headers: stopHeaders(publicUrl, `${token}.daily`),
    subject: messengerMail('mail.daily_subject'),
    paragraphs: [
      greeting(name),
      messengerMail('mail.daily_text'),
      ...notices.slice(0, MOST_NAMED).map((notice) => ({ link: linkTo(notice, publicUrl), words: subjectOf(notice) })),
      ...(more > 0 ? [messengerMail('mail.daily_more', { count: more })] : []),
      ...unreadLines(unread, publicUrl),
    ],
    button: isOnlyMessages
      ? { link: `${publicUrl}/user/messages`, words: messengerMail('mail.unread_button') }
      : { link: `${publicUrl}/user/notices`, words: messengerMail('mail.daily_button') },
    notes: [
      stopLink(publicUrl, `${token}.daily`, messengerMail('mail.daily_stop')),
      { link: `${publicUrl}/user/account#emails`, words: messengerMail('mail.daily_choose') },
    ],
  };
}
