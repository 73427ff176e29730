import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { oneSpelling } from '#shared/identity/mailbox.ts';
import type { InputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Message } from '#shared/kernel/messages.ts';
import type { eraseOwnAccount } from '#shared/people/own-data.contract.ts';
import type { erasePerson } from '#shared/people/people.contract.ts';
import { peopleRefusal } from '#shared/people/people-refusals.texts.ts';
import { listLateArrivals, listSentNames } from '../applications/applications.api.ts';
import type { Db } from '../db/database.ts';
import type { FileStore } from '../files/file-store.ts';
import { deleteUnnamed } from '../files/files.api.ts';
import { type Account, lockAccount, lockAdmins } from '../identity/identity.api.ts';
import { type IdentityService, notCurrentPassword } from '../identity/identity.service.ts';
import type { Tx } from '../kernel/events.ts';
import type { ErasedPerson, PersonErasure } from '../kernel/privacy.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import { findMembership, lockCandidatesOf, lockOwners } from '../profiles/profiles.api.ts';
import { assertNotLastAdmin, assertNotOwn, lockForAdmin } from './acting.ts';

type Parts = {
  db: Db;
  inTransaction: InTransaction;
  identity: IdentityService;
  files: FileStore;
  erasures: readonly PersonErasure[];
};

/** Erases people: all their data in one transaction, and their files after it. */
export function createEraseService({ db, inTransaction, identity, files, erasures }: Parts) {
  const inOrder = [...erasures.filter(({ isLast }) => !isLast), ...erasures.filter(({ isLast }) => isLast)];

  /** The last owner cannot leave a company that is not blocked: somebody must answer for its public jobs. */
  async function assertMayLeave(tx: Tx, userId: number, refusal: (company: string) => Message): Promise<void> {
    const membership = await findMembership(tx, userId);
    if (!membership || membership.isBlocked) return;
    const owners = await lockOwners(tx, membership.companyId);
    if (owners.length === 1 && owners[0] === userId) {
      throw new AppError('conflict', { message: refusal(membership.company) });
    }
  }

  /** Lets every module erase its part. Returns the keys of the files that nothing refers to any more. */
  async function forget(tx: Tx, known: Omit<ErasedPerson, 'names'>, accountName = ''): Promise<string[]> {
    const person = { ...known, names: [accountName, ...(await listSentNames(tx, known.candidateIds))] };
    const fileIds: number[] = [];
    for (const { erase } of inOrder) fileIds.push(...(await erase(person, tx)));
    return deleteUnnamed(tx, fileIds);
  }

  /** Erases an account. The caller has locked it. */
  async function forgetAccount(tx: Tx, { id, name }: Account, email: string): Promise<string[]> {
    const candidateIds = await lockCandidatesOf(tx, { userId: id, email });
    return forget(tx, { userId: id, candidateIds, email }, name);
  }

  /** No row refers to these files any more, so the sweep deletes later what cannot be removed now. */
  async function removeFiles(keys: string[]): Promise<void> {
    await Promise.allSettled(keys.map((key) => files.remove(key)));
  }

  return {
    async erase(admin: SessionUser, { id, reason, confirm }: InputOf<typeof erasePerson>): Promise<void> {
      assertNotOwn(admin.id, id);
      const keys = await inTransaction(async (tx) => {
        const { account, admins } = await lockForAdmin(tx, admin.id, id);
        const email = confirmedEmail(account, confirm, peopleRefusal('refusal.erase_confirm'));
        assertNotLastAdmin(admins, id);
        await assertMayLeave(tx, id, (company) => peopleRefusal('refusal.only_owner_erased', { company }));
        const unnamed = await forgetAccount(tx, account, email);
        await tx.record({ type: 'user.erased', actorId: admin.id, userId: id, reason });
        return unnamed;
      });
      await removeFiles(keys);
    },

    /** Erases the account of the person who asks. They prove who they are and type their e-mail. */
    async eraseOwn({ id }: SessionUser, input: InputOf<typeof eraseOwnAccount>): Promise<void> {
      const proof = await identity.checkGivenPassword(id, input.current_password);
      const keys = await inTransaction(async (tx) => {
        const admins = await lockAdmins(tx);
        const account = await lockAccount(tx, id);
        if (!account || account.erasedAt || account.blockedAt) throw new AppError('unauthenticated');
        if (proof && !(await identity.isUnchanged(tx, proof))) throw notCurrentPassword();
        const email = confirmedEmail(account, input.confirm, peopleRefusal('refusal.own_erase_confirm'));
        assertNotLastAdmin(admins, id, peopleRefusal('refusal.own_last_admin'));
        await assertMayLeave(tx, id, (company) => peopleRefusal('refusal.own_only_owner', { company }));
        const unnamed = await forgetAccount(tx, account, email);
        await tx.record({ type: 'account.erased', actorId: id, userId: id });
        return unnamed;
      });
      await removeFiles(keys);
    },

    /** Erases applications that were being sent in the moment in which their sender was erased. */
    async eraseLateArrivals(): Promise<void> {
      for (const late of await listLateArrivals(db)) await removeFiles(await inTransaction((tx) => forget(tx, late)));
    },
  };
}
export type EraseService = ReturnType<typeof createEraseService>;

/** The e-mail must be typed, so that nobody erases an account by mistake. */
function confirmedEmail({ email }: Account, typed: string, refusal: Message): string {
  if (email === null || oneSpelling(typed) !== email) {
    throw new AppError('invalid', { errors: { confirm: [refusal] } });
  }
  return email;
}
