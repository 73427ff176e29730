import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { oneSpelling } from '#shared/identity/mailbox.ts';
import type { InputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Message } from '#shared/kernel/messages.ts';
import type { eraseOwnAccount } from '#shared/people/own-data.contract.ts';
import type { erasePerson } from '#shared/people/people.contract.ts';
import { peopleRefusal } from '#shared/people/people-refusals.texts.ts';
import type { Db } from '../db/database.ts';
import type { FileStore } from '../files/file-store.ts';
import { deleteUnnamed } from '../files/files.store.ts';
import { type Account, eraseAccount, lockAccount, lockAdmins } from '../identity/accounts.store.ts';
import { findEmailChangeOf, listFormerEmails } from '../identity/email-change.store.ts';
import { EMAIL_LINK } from '../identity/identity.mails.ts';
import { type IdentityService, notCurrentPassword } from '../identity/identity.service.ts';
import { isEmailTaken } from '../identity/identity.store.ts';
import type { Sessions } from '../identity/sessions.ts';
import type { Tx } from '../kernel/events.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import { findMembership } from '../profiles/blocking.store.ts';
import { lockCandidatesOf } from '../profiles/erasure.store.ts';
import { lockOwners } from '../profiles/team.store.ts';
import { deleteMailsAbout, deleteMailsWith } from '../queue/mailer.store.ts';
import { assertNotLastAdmin, assertNotOwn, lockForAdmin } from './acting.ts';
import type { ErasedPerson } from './erase.store.ts';
import { listFileIds, listLateArrivals, listSentNames } from './erase.store.ts';
import { deleteExportsOf } from './own-exports.store.ts';

type Parts = { db: Db; inTransaction: InTransaction; sessions: Sessions; identity: IdentityService; files: FileStore };

/** Forgets people: everything of theirs in one transaction, and their files after it. */
export function createEraseService({ db, inTransaction, sessions, identity, files }: Parts) {
  /** The last owner cannot leave a company that is not blocked: somebody must answer for its public jobs. */
  async function assertMayLeave(tx: Tx, userId: number, refusal: (company: string) => Message): Promise<void> {
    const membership = await findMembership(tx, userId);
    if (!membership || membership.isBlocked) return;
    const owners = await lockOwners(tx, membership.companyId);
    if (owners.length === 1 && owners[0] === userId) {
      throw new AppError('conflict', { message: refusal(membership.company) });
    }
  }

  /** Answers the keys of the files that nothing names any more. */
  async function forget(tx: Tx, person: ErasedPerson, accountName = ''): Promise<string[]> {
    const { userId, candidateIds, email } = person;
    const fileIds = [...(await deleteExportsOf(tx, userId)), ...(await listFileIds(tx, candidateIds))];
    const names = [accountName, ...(await listSentNames(tx, candidateIds))];
    await tx.record({ type: 'person.erased', ...person });
    await deleteMailsAbout(tx, { email, names });
    return deleteUnnamed(tx, fileIds);
  }

  /** The mails to addresses that were theirs, or were to be. Who has one of them by now keeps their own. */
  async function forgetOtherMails(tx: Tx, userId: number): Promise<void> {
    for (const email of await listFormerEmails(tx, userId)) {
      if (!(await isEmailTaken(tx, email))) await deleteMailsAbout(tx, { email, names: [] });
    }
    const wanted = await findEmailChangeOf(tx, userId);
    if (wanted) await deleteMailsWith(tx, wanted.email, EMAIL_LINK);
  }

  /** Erases an account. The caller has locked it. */
  async function forgetAccount(tx: Tx, { id, name }: Account, email: string): Promise<string[]> {
    await sessions.endAllOf(id, tx);
    const candidateIds = await lockCandidatesOf(tx, { userId: id, email });
    await forgetOtherMails(tx, id);
    const unnamed = await forget(tx, { userId: id, candidateIds, email }, name);
    await eraseAccount(tx, { id, email });
    return unnamed;
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
        const email = confirmedEmail(account, confirm, peopleRefusal('refusal.erase_confirm'));
        assertNotLastAdmin(admins, id);
        await assertMayLeave(tx, id, (company) => peopleRefusal('refusal.only_owner_erased', { company }));
        const unnamed = await forgetAccount(tx, account, email);
        await tx.record({ type: 'user.erased', actorId: admin.id, userId: id, reason });
        return unnamed;
      });
      await removeFiles(keys);
    },

    /** By the person, who knows the password and has typed the e-mail. */
    async eraseOwn({ id }: SessionUser, input: InputOf<typeof eraseOwnAccount>): Promise<void> {
      const proof = await identity.checkOwnPassword(id, input.current_password);
      const keys = await inTransaction(async (tx) => {
        const admins = await lockAdmins(tx);
        const account = await lockAccount(tx, id);
        if (!account || account.erasedAt || account.blockedAt) throw new AppError('unauthenticated');
        if (!(await identity.isUnchanged(tx, proof))) throw notCurrentPassword();
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

/** Typed by whoever erases, so that nobody does it by a slip. */
function confirmedEmail({ email }: Account, typed: string, refusal: Message): string {
  if (email === null || oneSpelling(typed) !== email) {
    throw new AppError('invalid', { errors: { confirm: [refusal] } });
  }
  return email;
}
