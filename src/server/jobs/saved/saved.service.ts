import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { SAVED_JOBS } from '#shared/jobs/alerts.values.ts';
import { jobsRefusal } from '#shared/jobs/jobs-refusals.texts.ts';
import type { SavedJob } from '#shared/jobs/saved-jobs.contract.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Db } from '../../db/database.ts';
import type { InTransaction } from '../../kernel/transactions.ts';
import { isOpen, showCard } from '../show-job.ts';
import * as store from './saved.store.ts';

/** The jobs that candidates have put aside. */
export function createSavedJobsService({ db, inTransaction }: { db: Db; inTransaction: InTransaction }) {
  async function insert(userId: number, jobIds: readonly number[]): Promise<number> {
    return inTransaction(async (tx) => {
      if (!(await store.lockAccount(tx, userId))) throw new AppError('unauthenticated');
      return store.insertSaved(tx, userId, jobIds, SAVED_JOBS.max);
    });
  }

  return {
    ids: ({ id }: SessionUser) => store.listSavedIds(db, id),

    async list({ id }: SessionUser): Promise<SavedJob[]> {
      const rows = await store.listSaved(db, id);
      return rows.map(({ status, savedAt, ...row }) => ({
        job: showCard(row),
        saved_at: savedAt.toISOString(),
        open: isOpen({ status, deadline: row.deadline }),
      }));
    },

    async save({ id }: SessionUser, jobId: number): Promise<void> {
      if ((await store.findPublished(db, [jobId])).length === 0) throw new AppError('not_found');
      if ((await insert(id, [jobId])) > 0) return;
      // Nothing was inserted: the job was saved before, or the limit is reached.
      if (!(await store.listSavedIds(db, id)).includes(jobId)) {
        throw new AppError('invalid', { message: jobsRefusal('refusal.too_many_saved', { max: SAVED_JOBS.max }) });
      }
    },

    remove: ({ id }: SessionUser, jobId: number) => store.deleteSaved(db, id, jobId),

    /**
     * Moves the jobs that a visitor saved in the browser to the account. Jobs that are no longer public are left out.
     */
    async takeOver({ id }: SessionUser, jobIds: readonly number[]): Promise<number[]> {
      await insert(id, await store.findPublished(db, jobIds));
      return store.listSavedIds(db, id);
    },
  };
}
export type SavedJobsService = ReturnType<typeof createSavedJobsService>;
