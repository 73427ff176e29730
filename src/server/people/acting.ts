import { AppError } from '#shared/kernel/errors.ts';
import { peopleRefusal } from '#shared/people/people-refusals.texts.ts';
import type { Db } from '../db/database.ts';
import { type Account, lockAccount, lockAdmins } from '../identity/identity.api.ts';

/**
 * Locks all admins and the account that an admin acts on. Refuses an admin who was blocked or demoted while waiting for
 * the lock.
 */
export async function lockForAdmin(
  tx: Db,
  adminId: number,
  id: number,
): Promise<{ account: Account; admins: number[] }> {
  const admins = await lockAdmins(tx);
  assertStillAdmin(admins, adminId);
  const account = await lockAccount(tx, id);
  if (!account) throw new AppError('not_found');
  if (account.erasedAt) throw new AppError('conflict', { message: peopleRefusal('refusal.erased_account') });
  return { account, admins };
}

export function assertStillAdmin(admins: readonly number[], adminId: number): void {
  if (!admins.includes(adminId)) throw new AppError('forbidden');
}

/** Admins cannot act on their own account, so that nobody locks themselves out by mistake. Another admin can do it. */
export function assertNotOwn(adminId: number, id: number): void {
  if (adminId === id) throw new AppError('forbidden', { message: peopleRefusal('refusal.own_account') });
}

/** Keeps at least one admin, who can let others in. */
export function assertNotLastAdmin(
  admins: readonly number[],
  id: number,
  message = peopleRefusal('refusal.last_admin'),
): void {
  if (admins.length === 1 && admins[0] === id) throw new AppError('conflict', { message });
}
