import { JOBS_IN_MAIL } from '#shared/jobs/alerts.values.ts';
import type { Db } from '../../db/database.ts';
import type { InTransaction } from '../../kernel/transactions.ts';
import type { Job, JobPayloads } from '../../queue/job.ts';
import type { Mail } from '../../queue/mail.ts';
import type { Mailer } from '../../queue/mailer.ts';
import type { Queue } from '../../queue/queue.ts';
import type { PublishedJobs } from '../published-jobs.ts';
import { createNewJobs } from '../search/new-jobs.ts';
import * as store from './alert-mails.store.ts';
import { readSearch } from './alert-search.ts';
import { newJobsMail } from './alerts.mails.ts';

/** The number of alerts that one queue job mails in one transaction: few enough not to block others. */
const PORTION = 500;
/** The most portions that one run adds; the rest follows five minutes later. */
const MOST_PORTIONS = 400;

type Parts = {
  db: Db;
  inTransaction: InTransaction;
  queue: Queue;
  published: PublishedJobs;
  mailer: Mailer;
  publicUrl: string;
};

declare module '../../queue/job.ts' {
  interface JobPayloads {
    'jobs.mail_alerts': { alertIds: number[] };
  }
}

/** Mails new jobs to people with alerts, at most once a day or week, and only if there are new jobs. */
export function createAlertMailsService({ db, inTransaction, queue, published, mailer, publicUrl }: Parts) {
  const findNew = createNewJobs(() => published.index);

  function mailFor({ email, filters: stored, after, until, ...alert }: store.DueAlert): Mail | null {
    const filters = email === null ? null : readSearch(stored);
    if (email === null || filters === null) return null;
    const found = findNew(filters, { after, until }, JOBS_IN_MAIL);
    return found.total === 0 ? null : newJobsMail({ ...alert, email, filters, publicUrl, ...found });
  }

  /** The next due time and the mails are written in one transaction: a process that dies in between has done neither. */
  async function mailAlerts(alertIds: readonly number[]): Promise<void> {
    await inTransaction(async (tx) => {
      const mailed = (await store.renewDue(tx, alertIds)).flatMap((alert) => {
        const mail = mailFor(alert);
        return mail ? [{ id: alert.id, mail }] : [];
      });
      if (mailed.length === 0) return;
      await mailer.write(tx, ...mailed.map(({ mail }) => mail));
      await store.markMailed(
        tx,
        mailed.map(({ id }) => id),
      );
    });
  }

  return {
    /** Adds queue jobs for all alerts that are due. */
    async addDue(): Promise<void> {
      let last: store.Place | null = null;
      for (let portion = 0; portion < MOST_PORTIONS; portion += 1) {
        const due: store.Place[] = await store.listDue(db, last, PORTION);
        const alertIds = due.map(({ id }) => id);
        // The first id is the portion's key, so that the next run does not add a portion that is still waiting.
        if (due.length > 0) {
          await inTransaction((tx) => queue.add('jobs.mail_alerts', { alertIds }, { tx, key: String(alertIds[0]) }));
        }
        if (due.length < PORTION) return;
        last = due.at(-1) ?? null;
      }
    },
    job: {
      retries: 20,
      retryAfterSeconds: 60,
      expiresAfterSeconds: 120,
      isKeyed: true,
      pollSeconds: 5,
      run: ({ alertIds }) => mailAlerts(alertIds),
    } satisfies Job<JobPayloads['jobs.mail_alerts']>,
  };
}
