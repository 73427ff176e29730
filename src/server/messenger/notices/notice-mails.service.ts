import type { Locale } from '#shared/kernel/languages.ts';
import type { Words } from '#shared/kernel/messages.ts';
import { choiceOf, isNoticeKind } from '#shared/messenger/notices.rules.ts';
import { CHOICE_KINDS_OF, type NoticeMail } from '#shared/messenger/notices.values.ts';
import type { Db } from '../../db/database.ts';
import type { Tx } from '../../kernel/events.ts';
import type { InTransaction } from '../../kernel/transactions.ts';
import type { Job } from '../../queue/job.ts';
import type { Mailer } from '../../queue/mailer.ts';
import type { Queue } from '../../queue/queue.ts';
import type { Settings } from '../../reference/settings.ts';
import { showUnread } from '../mails/digests.service.ts';
import * as messages from '../mails/digests.store.ts';
import { isStopped } from '../mails/mail-choices.store.ts';
import type { Unread } from '../messenger.mails.ts';
import { beginDaily, listDueDaily, lockChoices } from './notice-choices.store.ts';
import { dailyMail, noticeMail } from './notices.mails.ts';
import * as store from './notices.store.ts';
import { maskedFor } from './show-notices.ts';

declare module '../../queue/job.ts' {
  interface JobPayloads {
    'messenger.mail_notice': { noticeId: number };
    'messenger.mail_daily': { userId: number };
  }
}

/** The most people per run; the rest follows ten minutes later. */
const MOST_PEOPLE = 1_000;

type Parts = {
  db: Db;
  inTransaction: InTransaction;
  queue: Queue;
  mailer: Mailer;
  settings: Settings;
  publicUrl: string;
  wordsIn: (locale: Locale) => Words;
};
type Recipient = NonNullable<Awaited<ReturnType<typeof store.findRecipient>>>;

/** Mails about notices: each at once, or all of a day together. What was read meanwhile is not mailed. */
export function createNoticeMailsService({ db, inTransaction, queue, mailer, settings, publicUrl, wordsIn }: Parts) {
  /** The kinds that somebody wants by mail in this way. */
  async function choicesOf(tx: Tx, { userId, role, companyId }: Recipient, wanted: NoticeMail) {
    const { token, choices } = await lockChoices(tx, userId);
    const kinds = CHOICE_KINDS_OF[role].filter((kind) => choiceOf(choices, kind).mail === wanted);
    const reader = { userId, role, companyId, kinds: kinds.filter(isNoticeKind) };
    return { token, reader, hasMessages: kinds.includes('message') };
  }

  async function inMail(tx: Tx, reader: store.NoticeReader, rows: readonly store.NoticeRow[], locale: Locale) {
    const masked = await maskedFor({ db: tx, settings, reader, rows, words: wordsIn(locale) });
    return rows.map((row) => ({ ...row, ...masked(row) }));
  }

  /** The mail and the note that it was written are one transaction, so it comes once, whenever a process dies. */
  async function mailOne(tx: Tx, id: number): Promise<void> {
    const userId = await store.lockUnmailed(tx, id);
    const to = userId === undefined ? undefined : await store.findRecipient(tx, userId);
    if (!to) return;
    const { token, reader } = await choicesOf(tx, to, 'at_once');
    const rows = await store.listUnmailed(tx, reader, id);
    const [notice] = await inMail(tx, reader, rows, to.locale);
    if (!notice) return;
    await store.markMailed(tx, [id]);
    await mailer.write(tx, noticeMail({ ...to, publicUrl, token, notice }));
  }

  async function unreadOf(tx: Tx, { userId, email }: Recipient): Promise<Unread[]> {
    const rows = await messages.listWaiting(tx, userId);
    if (rows.length === 0) return [];
    await messages.markMailed(tx, userId, rows);
    return (await isStopped(tx, email, 'messages')) ? [] : showUnread(tx, rows);
  }

  async function mailDay(tx: Tx, userId: number): Promise<void> {
    if (!(await beginDaily(tx, userId))) return;
    const to = await store.findRecipient(tx, userId);
    if (!to) return;
    const { token, reader, hasMessages } = await choicesOf(tx, to, 'daily');
    const rows = await store.listUnmailed(tx, reader);
    const unread = hasMessages ? await unreadOf(tx, to) : [];
    if (rows.length === 0 && unread.length === 0) return;
    const ids = rows.map(({ id }) => id);
    await store.markMailed(tx, ids);
    const notices = await inMail(tx, reader, rows, to.locale);
    await mailer.write(tx, dailyMail({ ...to, publicUrl, token, notices, unread }));
  }

  const mailNotice: Job<{ noticeId: number }> = {
    retries: 20,
    retryAfterSeconds: 60,
    expiresAfterSeconds: 60,
    pollSeconds: 5,
    run: ({ noticeId }) => inTransaction((tx) => mailOne(tx, noticeId)),
  };
  const mailDaily: Job<{ userId: number }> = {
    retries: 5,
    retryAfterSeconds: 60,
    expiresAfterSeconds: 60,
    isKeyed: true,
    pollSeconds: 5,
    run: ({ userId }) => inTransaction((tx) => mailDay(tx, userId)),
  };

  return {
    jobs: { 'messenger.mail_notice': mailNotice, 'messenger.mail_daily': mailDaily },
    /** Adds a job for everybody who wants a daily mail and has had none since it was due. */
    async addDaily(): Promise<void> {
      const people = await listDueDaily(db, MOST_PEOPLE);
      const jobs = people.map((userId) => ({ payload: { userId }, key: String(userId) }));
      await inTransaction((tx) => queue.addAll('messenger.mail_daily', jobs, tx));
    },
  };
}
