import type { Db } from '../db/database.ts';
import type { Tx } from '../kernel/events.ts';
import type { PersonErasure, PersonExport } from '../kernel/privacy.ts';
import type { Mailer } from '../queue/mailer.ts';
import { ERASED, eraseAccount, isErased } from './accounts.store.ts';
import { findEmailChangeOf, listFormerEmails } from './email-change.store.ts';
import { EMAIL_LINK } from './identity.mails.ts';
import { isEmailTaken } from './identity.store.ts';
import { EXPORTED, readAccount } from './person-export.store.ts';
import type { Sessions } from './sessions.ts';

export const accountExport: PersonExport = {
  tables: EXPORTED,
  read: async (db, { userId }) => ({ documents: { account: await readAccount(db, userId) } }),
};

export function createAccountErasure(sessions: Sessions, mailer: Mailer): PersonErasure {
  /** Deletes the mails to the person's former addresses, and to one that they had not confirmed yet. */
  async function forgetOtherMails(tx: Tx, userId: number): Promise<void> {
    const { former, wanted } = await findOtherAddresses(tx, userId);
    for (const email of former) await mailer.forgetAbout(tx, { email, names: [] });
    if (wanted !== null) await mailer.forgetWith(tx, wanted, EMAIL_LINK);
  }

  return {
    tables: ERASED,
    // The account is locked only at the end, so that other writes of the same person do not wait for the whole erasure.
    isLast: true,
    async erase({ userId, email }, tx) {
      // Late arrivals are erased after the account. By then the address may belong to somebody else.
      if (await isErased(tx, userId)) return [];
      await forgetOtherMails(tx, userId);
      await sessions.endAllOf(userId, tx);
      await eraseAccount(tx, { id: userId, email });
      return [];
    },
  };
}

/** Former addresses that nobody else uses now, and the address of a pending change. */
async function findOtherAddresses(db: Db, userId: number): Promise<{ former: string[]; wanted: string | null }> {
  const former: string[] = [];
  for (const email of await listFormerEmails(db, userId)) {
    if (!(await isEmailTaken(db, email))) former.push(email);
  }
  const change = await findEmailChangeOf(db, userId);
  return { former, wanted: change?.email ?? null };
}
