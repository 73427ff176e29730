import { hiddenColumnsOf } from '../../applications/applications.api.ts';
import { nameWhileHidden } from '../../applications/blind/blind.ts';
import type { Db } from '../../db/database.ts';
import type { Tx } from '../../kernel/events.ts';
import type { InTransaction } from '../../kernel/transactions.ts';
import type { Job, JobPayloads } from '../../queue/job.ts';
import type { Mailer } from '../../queue/mailer.ts';
import type { Queue } from '../../queue/queue.ts';
import { type Unread, unreadMail } from '../messenger.mails.ts';
import type { ReplyAddresses } from '../replies/reply-addresses.ts';
import * as store from './digests.store.ts';
import { mailChoiceOf } from './mail-choices.store.ts';

/** The most readers per run; the rest follows a minute later. */
const MOST_READERS = 1_000;

type Parts = {
  db: Db;
  inTransaction: InTransaction;
  queue: Queue;
  mailer: Mailer;
  replyAddresses: ReplyAddresses;
  publicUrl: string;
};

declare module '../../queue/job.ts' {
  interface JobPayloads {
    'messenger.mail_unread': { userId: number };
  }
}

/** Conversations as a mail names them, without whom blind review hides. */
export async function showUnread(tx: Tx, rows: readonly store.WaitingRow[]): Promise<Unread[]> {
  const [first] = rows;
  // A person belongs to one side and one company.
  const hidden = first?.side === 'company' ? await hiddenColumnsOf(tx, first.companyId) : new Set<number>();
  return rows.map(({ conversationId, side, company, candidate, job, applicationId, groupId, count }) => {
    const isHidden = applicationId !== null && groupId !== null && hidden.has(groupId);
    const from = isHidden ? { told: nameWhileHidden(applicationId) } : side === 'company' ? candidate : company;
    return { conversationId, side, from: from ?? '', job, count };
  });
}

/** One mail about everything that somebody has not read for a while, and never a second one about the same. */
export function createDigestsService({ db, inTransaction, queue, mailer, replyAddresses, publicUrl }: Parts) {
  async function mailTo(tx: Tx, userId: number): Promise<void> {
    const reader = await store.lockReader(tx, userId);
    if (!reader) return;
    // Read after locking, because another process may have just sent the mail.
    const rows = await store.listWaiting(tx, userId);
    if (rows.length === 0) return;
    // Messages are also marked for people who want no mail: if they turn mails on again, only newer messages are mailed.
    await store.markMailed(tx, userId, rows);
    const { email, name, locale, blockedAt } = reader;
    if (email === null || blockedAt !== null) return;
    const { token: stop, isStopped } = await mailChoiceOf(tx, email, 'messages');
    if (isStopped) return;
    const unread = await showUnread(tx, rows);
    const [only] = unread.length === 1 ? unread : [];
    // An answer to a mail about several conversations would belong to none of them.
    const replyTo = only ? await replyAddresses.of(tx, { conversationId: only.conversationId, userId, email }) : null;
    await mailer.write(tx, unreadMail({ email, locale: locale ?? 'en', name, unread, publicUrl, stop, replyTo }));
  }

  return {
    /** Adds a job for everybody who has not read something for a while. */
    async addReaders(): Promise<void> {
      const readers = await store.listReaders(db, MOST_READERS);
      const jobs = readers.map((userId) => ({ payload: { userId }, key: String(userId) }));
      await inTransaction((tx) => queue.addAll('messenger.mail_unread', jobs, tx));
    },
    job: {
      retries: 5,
      retryAfterSeconds: 60,
      expiresAfterSeconds: 60,
      isKeyed: true,
      pollSeconds: 5,
      run: ({ userId }) => inTransaction((tx) => mailTo(tx, userId)),
    } satisfies Job<JobPayloads['messenger.mail_unread']>,
  };
}
