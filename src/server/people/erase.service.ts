import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { oneSpelling } from '#shared/identity/mailbox.ts';
import type { InputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { erasePerson } from '#shared/people/people.contract.ts';
import { peopleRefusal } from '#shared/people/people-refusals.texts.ts';
import type { Db } from '../db/database.ts';
import type { FileStore } from '../files/file-store.ts';
import { deleteUnnamed } from '../files/files.store.ts';
import { eraseAccount } from '../identity/accounts.store.ts';
import type { Sessions } from '../identity/sessions.ts';
import type { ErasedPerson, Tx } from '../kernel/events.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import { findMembership } from '../profiles/blocking.store.ts';
import { lockCandidatesOf } from '../profiles/erasure.store.ts';
import { lockOwners } from '../profiles/team.store.ts';
import { deleteMailsAbout } from '../queue/mailer.store.ts';
import { assertNotLastAdmin, assertNotOwn, lockForAdmin } from './acting.ts';
import { recordAct } from './acts.store.ts';
import { listFileIds, listLateArrivals, listSentNames } from './erase.store.ts';

type Parts = { db: Db; inTransaction: InTransaction; sessions: Sessions; files: FileStore };

/** Forgets people: everything of theirs in one transaction, and their files after it. */
export function createEraseService({ db, inTransaction, sessions, files }: Parts) {
  /** Whose jobs everybody can see needs somebody who answers for them. */
  async function assertMayLeave(tx: Tx, userId: number): Promise<void> {
    const membership = await findMembership(tx, userId);
    if (!membership || membership.isBlocked) return;
    const owners = await lockOwners(tx, membership.companyId);
    if (owners.length === 1 && owners[0] === userId) {
      const { company } = membership;
      throw new AppError('conflict', { message: peopleRefusal('refusal.only_owner_erased', { company }) });
    }
  }

  /** Answers the keys of the files that nothing names any more. */
  async function forget(tx: Tx, person: ErasedPerson, accountName = ''): Promise<string[]> {
    const { candidateIds, email } = person;
    const fileIds = await listFileIds(tx, candidateIds);
    const names = [accountName, ...(await listSentNames(tx, candidateIds))];
    await tx.tell({ type: 'PersonErased', ...person });
    await deleteMailsAbout(tx, { email, names });
    return deleteUnnamed(tx, fileIds);
  }

  /** No row names them any more: what cannot be removed now is swept later. */
  async function removeFiles(keys: string[]): Promise<void> {
    await Promise.allSettled(keys.map((key) => files.remove(key)));
  }

  return {
    async erase(admin: SessionUser, { id, reason, confirm }: InputOf<typeof erasePerson>): Promise<void> {
      assertNotOwn(admin.id, id);
      const keys = await inTransaction(async (tx) => {
        const { account, admins } = await lockForAdmin(tx, admin.id, id);
        const { email } = account;
        if (email === null || oneSpelling(confirm) !== email) {
          throw new AppError('invalid', { errors: { confirm: [peopleRefusal('refusal.erase_confirm')] } });
        }
        assertNotLastAdmin(admins, id);
        await assertMayLeave(tx, id);
        await sessions.endAllOf(id, tx);
        const candidateIds = await lockCandidatesOf(tx, { userId: id, email });
        const unnamed = await forget(tx, { userId: id, candidateIds, email }, account.name);
        await eraseAccount(tx, { id, email });
        await recordAct(tx, { kind: 'user_erased', actorId: admin.id, userId: id, reason });
        return unnamed;
      });
      await removeFiles(keys);
    },

    /** What was being sent in the moment in which its sender was erased. */
    async eraseLateArrivals(): Promise<void> {
      for (const late of await listLateArrivals(db)) await removeFiles(await inTransaction((tx) => forget(tx, late)));
    },
  };
}
export type EraseService = ReturnType<typeof createEraseService>;
