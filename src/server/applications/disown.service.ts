import type { Disownable } from '#shared/applications/disown.contract.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Db } from '../db/database.ts';
import type { FileStore } from '../files/file-store.ts';
import { deleteUnnamed } from '../files/files.api.ts';
import { isOpen } from '../jobs/show-job.ts';
import type { Tx } from '../kernel/events.ts';
import { digestOf } from '../kernel/secrets.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import { deleteGuest } from '../profiles/profiles.api.ts';
import type { Mailer } from '../queue/mailer.ts';
import * as store from './disown.store.ts';
import * as stages from './stages/stages.service.ts';

type Parts = { db: Db; inTransaction: InTransaction; files: FileStore; mailer: Mailer };

type Disowned = { id: number; candidateId: number; companyId: number; jobId: number };

/**
 * The mail about a guest's application has a second link, with which the owner of the mailbox can say that it was not
 * them.
 */
export function createDisownService({ db, inTransaction, files, mailer }: Parts) {
  /** Deletes the application, the guest, their CV and the messages to them. */
  async function removed(find: (tx: Tx) => Promise<Disowned>): Promise<void> {
    const keys = await inTransaction(async (tx) => {
      const application = await find(tx);
      await stages.disown(tx, application);
      return deleteUnnamed(tx, await deleteGuest(tx, application.candidateId));
    });
    // No row refers to these files any more, so the sweep deletes later what cannot be removed now.
    await Promise.allSettled(keys.map((key) => files.remove(key)));
  }

  return {
    async show(secret: string): Promise<Disownable> {
      const row = await store.findDisownable(db, digestOf(secret));
      if (!row) throw new AppError('link_expired');
      const { title, slug, company, appliedAt } = row;
      return {
        job: { title, slug, open: isOpen(row) },
        company: { name: company },
        applied_at: appliedAt.toISOString(),
      };
    },

    async disown(secret: string): Promise<void> {
      await removed(async (tx) => {
        const application = await store.lockDisownable(tx, digestOf(secret));
        if (!application) throw new AppError('link_expired');
        await mailer.forgetWith(tx, application.email ?? '', secret);
        return application;
      });
    },

    /**
     * The caller finds and locks the application, for an account that has confirmed the same e-mail. The mail with the
     * link is not deleted, because its secret is not known here.
     */
    disownFound: removed,
  };
}
export type DisownService = ReturnType<typeof createDisownService>;
