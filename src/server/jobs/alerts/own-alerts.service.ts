import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { changeAlert, createAlert, JobAlert } from '#shared/jobs/alerts.contract.ts';
import { JOB_ALERTS } from '#shared/jobs/alerts.values.ts';
import { jobsRefusal } from '#shared/jobs/jobs-refusals.texts.ts';
import type { InputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import type { Db } from '../../db/database.ts';
import type { InTransaction } from '../../kernel/transactions.ts';
import { lockAccount } from '../saved/saved.store.ts';
import { queryOf, storedSearch } from './alert-search.ts';
import * as store from './alerts.store.ts';

/** A candidate's alerts. Their e-mail was confirmed with their account, so mails come at once. */
export function createOwnAlertsService({ db, inTransaction }: { db: Db; inTransaction: InTransaction }) {
  return {
    list: async ({ id }: SessionUser) => (await store.listOwn(db, id)).map(show),

    async create({ id: userId }: SessionUser, wish: InputOf<typeof createAlert>, locale: Locale): Promise<JobAlert> {
      const { frequency } = wish;
      const filters = storedSearch(wish.filters);
      const row = await inTransaction(async (tx) => {
        if (!(await lockAccount(tx, userId))) throw new AppError('unauthenticated');
        const same = await store.findOwnSearch(tx, userId, filters);
        if (same) return store.updateOwn(tx, userId, { id: same.id, frequency, paused: false });
        if ((await store.countOwn(tx, userId)) >= JOB_ALERTS.max) {
          throw new AppError('invalid', { message: jobsRefusal('refusal.too_many_alerts', { max: JOB_ALERTS.max }) });
        }
        return store.insertOwn(tx, userId, { filters, frequency, locale });
      });
      return show(row as store.OwnAlertRow);
    },

    async change({ id: userId }: SessionUser, change: InputOf<typeof changeAlert>): Promise<JobAlert> {
      const row = await store.updateOwn(db, userId, change);
      if (!row) throw new AppError('not_found');
      return show(row);
    },

    async remove({ id: userId }: SessionUser, id: number): Promise<void> {
      if (!(await store.deleteOwn(db, userId, id))) throw new AppError('not_found');
    },
  };
}
export type OwnAlertsService = ReturnType<typeof createOwnAlertsService>;

function show({ id, filters, frequency, pausedAt, createdAt, mailedAt }: store.OwnAlertRow): JobAlert {
  return {
    id,
    search: queryOf(filters),
    frequency,
    paused: pausedAt !== null,
    created_at: createdAt.toISOString(),
    mailed_at: mailedAt?.toISOString() ?? null,
  };
}
