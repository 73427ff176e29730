import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { ComingInterview } from '#shared/interviews/choosing.contract.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Db } from '../../db/database.ts';
import { digestOf, isSecret } from '../../kernel/secrets.ts';
import * as store from './coming.store.ts';

const NUMBER = /^[1-9]\d{0,14}$/;

/** The interviews that a candidate has to choose a time for or to attend, for their dashboard and their receipts. */
export function createComingService(db: Db) {
  return {
    async ofAccount(user: SessionUser): Promise<ComingInterview[]> {
      return (await store.listComing(db, user.id)).map(({ id, ...one }) => ({ ...one, link: String(id) }));
    },

    /** A guest's links hold the secret of the receipt, which is in their address already. */
    async ofReceipt(receipt: string, viewer: SessionUser | null): Promise<ComingInterview[]> {
      if (NUMBER.test(receipt)) {
        if (!viewer) throw new AppError('not_found');
        const own = await store.listComingOf(db, viewer.id, Number(receipt));
        return own.map(({ id, ...one }) => ({ ...one, link: String(id) }));
      }
      const rows = isSecret(receipt) ? await store.listComingByReceipt(db, digestOf(receipt)) : undefined;
      if (!rows) throw new AppError('not_found');
      return rows.map(({ id, ...one }) => ({ ...one, link: `${receipt}.${id}` }));
    },
  };
}
export type ComingService = ReturnType<typeof createComingService>;
