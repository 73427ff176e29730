import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { InputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { blockPerson, changeRole } from '#shared/people/people.contract.ts';
import { peopleRefusal } from '#shared/people/people-refusals.texts.ts';
import { writeBlocked, writeRole } from '../identity/identity.api.ts';
import type { Sessions } from '../identity/sessions.ts';
import type { SecondFactorService } from '../identity/sign-in/second-factor.service.ts';
import type { Tx } from '../kernel/events.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import { deleteMember, findMembership, lockOwners } from '../profiles/profiles.api.ts';
import { assertNotLastAdmin, assertNotOwn, lockForAdmin } from './acting.ts';

type Parts = { inTransaction: InTransaction; sessions: Sessions; secondFactor: SecondFactorService };
type OnPerson = InputOf<typeof blockPerson>;

/** The actions of admins on accounts. Each is recorded in the history, with who did it and why. */
export function createActsService({ inTransaction, sessions, secondFactor }: Parts) {
  /** A person who gets another role leaves their company, unless they are its last owner. */
  async function leaveCompany(tx: Tx, userId: number): Promise<void> {
    const membership = await findMembership(tx, userId);
    if (!membership) return;
    const { companyId, company } = membership;
    const owners = await lockOwners(tx, companyId);
    if (owners.length === 1 && owners[0] === userId) {
      throw new AppError('conflict', { message: peopleRefusal('refusal.only_owner_role', { company }) });
    }
    await deleteMember(tx, companyId, userId);
    await tx.record({ type: 'member.left', companyId, userId });
  }

  return {
    async block(admin: SessionUser, { id, reason }: OnPerson): Promise<void> {
      assertNotOwn(admin.id, id);
      await inTransaction(async (tx) => {
        const { account, admins } = await lockForAdmin(tx, admin.id, id);
        if (account.blockedAt) throw new AppError('conflict');
        assertNotLastAdmin(admins, id);
        await writeBlocked(tx, id, true);
        await sessions.endAllOf(id, tx);
        await tx.record({ type: 'user.blocked', actorId: admin.id, userId: id, reason });
      });
    },

    async unblock(admin: SessionUser, { id, reason }: OnPerson): Promise<void> {
      await inTransaction(async (tx) => {
        const { account } = await lockForAdmin(tx, admin.id, id);
        if (!account.blockedAt) throw new AppError('conflict');
        await writeBlocked(tx, id, false);
        await tx.record({ type: 'user.unblocked', actorId: admin.id, userId: id, reason });
      });
    },

    /** All sessions end, because pages that are open were opened with other permissions. */
    async changeRole(admin: SessionUser, { id, role, reason }: InputOf<typeof changeRole>): Promise<void> {
      assertNotOwn(admin.id, id);
      await inTransaction(async (tx) => {
        const { account, admins } = await lockForAdmin(tx, admin.id, id);
        if (account.role === role) throw new AppError('conflict');
        assertNotLastAdmin(admins, id);
        await leaveCompany(tx, id);
        await writeRole(tx, id, role);
        await sessions.endAllOf(id, tx);
        const change = { from: account.role, to: role };
        await tx.record({ type: 'user.role_changed', actorId: admin.id, userId: id, reason, ...change });
      });
    },

    async signOut(admin: SessionUser, { id, reason }: OnPerson): Promise<void> {
      await inTransaction(async (tx) => {
        await lockForAdmin(tx, admin.id, id);
        await sessions.endAllOf(id, tx);
        await tx.record({ type: 'user.signed_out', actorId: admin.id, userId: id, reason });
      });
    },

    async resetSecondFactor(admin: SessionUser, { id, reason }: OnPerson): Promise<void> {
      assertNotOwn(admin.id, id);
      await inTransaction(async (tx) => {
        await lockForAdmin(tx, admin.id, id);
        await secondFactor.reset(tx, { userId: id, actorId: admin.id, reason });
      });
    },

    /**
     * Records the export and returns the address of the archive, which only this admin can open, by the id of this
     * record.
     */
    async recordExport(admin: SessionUser, { id, reason }: OnPerson): Promise<string> {
      return inTransaction(async (tx) => {
        await lockForAdmin(tx, admin.id, id);
        const [line] = await tx.record({ type: 'user.exported', actorId: admin.id, userId: id, reason });
        return `/api/admin/people/${id}/export.zip?recorded=${line}`;
      });
    },
  };
}
export type ActsService = ReturnType<typeof createActsService>;
