import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { AccountRole } from '#shared/kernel/access.ts';
import type { Db } from '../db/database.ts';
import {
  authenticators,
  emailChanges,
  formerEmails,
  knownDevices,
  linkedProviders,
  passkeys,
  passwordResetRequests,
  passwordResets,
  pendingRegistrations,
  recoveryCodes,
  sessions,
  signInSteps,
  users,
} from '../db/schema/identity.ts';

/**
 * Locks the admins who can sign in, so that changes to accounts run one after the other and each sees the previous one.
 * If two admins block each other at the same moment, the second is no longer an admin when their turn comes.
 */
export async function lockAdmins(db: Db): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.blockedAt), isNull(users.erasedAt)))
    .orderBy(asc(users.id))
    .for('no key update');
  return rows.map(({ id }) => id);
}

/**
 * Locks an account until the end of the transaction, so that nobody signs in with it. The lock does not block rows that
 * refer to the account, such as a message that is being written: that transaction may hold locks which an erasure needs
 * next.
 */
export async function lockAccount(db: Db, id: number) {
  const [row] = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: users.role,
      blockedAt: users.blockedAt,
      erasedAt: users.erasedAt,
    })
    .from(users)
    .where(eq(users.id, id))
    .for('no key update');
  return row;
}
export type Account = NonNullable<Awaited<ReturnType<typeof lockAccount>>>;

/** Also revokes the links for a new password or a new e-mail that were mailed before. */
export async function writeBlocked(db: Db, id: number, isBlocked: boolean): Promise<void> {
  await db
    .update(users)
    .set({ blockedAt: isBlocked ? sql`now()` : null })
    .where(eq(users.id, id));
  if (!isBlocked) return;
  await db.delete(passwordResets).where(eq(passwordResets.userId, id));
  await db.delete(emailChanges).where(eq(emailChanges.userId, id));
}

export async function writeName(db: Db, id: number, name: string): Promise<void> {
  await db.update(users).set({ name }).where(eq(users.id, id));
}

export async function writeRole(db: Db, id: number, role: AccountRole): Promise<void> {
  await db.update(users).set({ role }).where(eq(users.id, id));
}

export async function isErased(db: Db, id: number): Promise<boolean> {
  const [row] = await db.select({ erasedAt: users.erasedAt }).from(users).where(eq(users.id, id));
  return row?.erasedAt !== null;
}

/** The tables from which erasing removes a person. Their sessions end first, by a call of their own. */
export const ERASED = [
  users,
  sessions,
  knownDevices,
  passwordResets,
  emailChanges,
  formerEmails,
  passwordResetRequests,
  pendingRegistrations,
  authenticators,
  recoveryCodes,
  passkeys,
  linkedProviders,
  signInSteps,
];

/** Deletes every way to sign in but the password. */
export async function deleteWays(db: Db, id: number): Promise<void> {
  for (const table of [authenticators, recoveryCodes, passkeys, linkedProviders, signInSteps]) {
    await db.delete(table).where(eq(table.userId, id));
  }
}

/**
 * Empties the account. The row stays because other rows refer to it, but it contains nothing personal, and nobody can
 * sign in with it.
 */
export async function eraseAccount(db: Db, { id, email }: { id: number; email: string }): Promise<void> {
  await db.delete(knownDevices).where(eq(knownDevices.userId, id));
  await db.delete(passwordResets).where(eq(passwordResets.userId, id));
  await db.delete(emailChanges).where(eq(emailChanges.userId, id));
  await db.delete(formerEmails).where(eq(formerEmails.userId, id));
  await deleteWays(db, id);
  await db.delete(passwordResetRequests).where(eq(passwordResetRequests.email, email));
  await db.delete(pendingRegistrations).where(eq(pendingRegistrations.email, email));
  await db
    .update(users)
    .set({
      email: null,
      name: '',
      // Usernames contain no dots, so this one is never taken.
      username: `erased.${id}`,
      passwordHash: null,
      locale: null,
      erasedAt: sql`now()`,
    })
    .where(eq(users.id, id));
}
