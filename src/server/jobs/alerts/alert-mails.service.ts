import { JOBS_IN_MAIL } from '#shared/jobs/alerts.values.ts';
import type { InTransaction } from '../../kernel/transactions.ts';
import type { Mail } from '../../queue/mail.ts';
import type { Mailer } from '../../queue/mailer.ts';
import type { PublishedJobs } from '../published-jobs.ts';
import { createNewJobs } from '../search/new-jobs.ts';
import * as store from './alert-mails.store.ts';
import { readSearch } from './alert-search.ts';
import { newJobsMail } from './alerts.mails.ts';

/** In one transaction: few enough to hold nobody up. */
const AT_ONCE = 500;
/** In one run; the others follow a few minutes later. */
const MOST_ROUNDS = 400;

type Parts = { inTransaction: InTransaction; published: PublishedJobs; mailer: Mailer; publicUrl: string };

/** Mails new jobs to whoever asked for them, at most once a day or week, and nothing where nothing is new. */
export function createAlertMailsService({ inTransaction, published, mailer, publicUrl }: Parts) {
  const findNew = createNewJobs(() => published.index);

  function mailFor({ email, filters: stored, after, until, ...alert }: store.DueAlert): Mail | null {
    const filters = email === null ? null : readSearch(stored);
    if (email === null || filters === null) return null;
    const found = findNew(filters, { after, until }, JOBS_IN_MAIL);
    return found.total === 0 ? null : newJobsMail({ ...alert, email, filters, publicUrl, ...found });
  }

  /** Claimed and mailed in one transaction: a process that dies in between has done neither. */
  async function mailSome(after: store.Place | null): Promise<store.DueAlert[]> {
    return inTransaction(async (tx) => {
      const due = await store.claimDue(tx, after, AT_ONCE);
      const mailed = due.flatMap((alert) => {
        const mail = mailFor(alert);
        return mail ? [{ id: alert.id, mail }] : [];
      });
      if (mailed.length > 0) {
        await mailer.write(tx, ...mailed.map(({ mail }) => mail));
        await store.markMailed(
          tx,
          mailed.map(({ id }) => id),
        );
      }
      return due;
    });
  }

  return {
    async mailNewJobs(): Promise<void> {
      let last: store.Place | null = null;
      for (let round = 0; round < MOST_ROUNDS; round += 1) {
        const due: store.DueAlert[] = await mailSome(last);
        if (due.length < AT_ONCE) return;
        last = due.at(-1) ?? null;
      }
    },
  };
}
