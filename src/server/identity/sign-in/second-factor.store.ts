import { and, count, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { authenticators, recoveryCodes } from '../../db/schema/identity.ts';

export async function findApp(db: Db, userId: number) {
  const [row] = await db
    .select({ secret: authenticators.secret, confirmedAt: authenticators.confirmedAt })
    .from(authenticators)
    .where(eq(authenticators.userId, userId));
  return row;
}

/** Replaces a setup that was begun before. False if an app is on already. */
export async function putApp(db: Db, userId: number, secret: string): Promise<boolean> {
  const rows = await db
    .insert(authenticators)
    .values({ userId, secret })
    .onConflictDoUpdate({
      target: authenticators.userId,
      set: { secret, lastStep: 0, createdAt: sql`now()` },
      setWhere: isNull(authenticators.confirmedAt),
    })
    .returning({ userId: authenticators.userId });
  return rows.length > 0;
}

export async function confirmApp(db: Db, userId: number, secret: string, step: number): Promise<boolean> {
  const isThis = and(
    eq(authenticators.userId, userId),
    eq(authenticators.secret, secret),
    isNull(authenticators.confirmedAt),
  );
  const rows = await db
    .update(authenticators)
    .set({ confirmedAt: sql`now()`, lastStep: step })
    .where(isThis)
    .returning({ userId: authenticators.userId });
  return rows.length > 0;
}

/** Uses up the half minute of a code, and all before it. False if that has happened before. */
export async function spendStep(db: Db, userId: number, step: number): Promise<boolean> {
  const rows = await db
    .update(authenticators)
    .set({ lastStep: step })
    .where(
      and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt), lt(authenticators.lastStep, step)),
    )
    .returning({ userId: authenticators.userId });
  return rows.length > 0;
}

/** False if no app was on. A setup that was not confirmed goes too. */
export async function deleteApp(db: Db, userId: number): Promise<boolean> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const rows = await db
    .delete(authenticators)
    .where(eq(authenticators.userId, userId))
    .returning({ confirmedAt: authenticators.confirmedAt });
  return rows.some(({ confirmedAt }) => confirmedAt !== null);
}

export async function putRecoveryCodes(db: Db, userId: number, hashes: readonly Buffer[]): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

export async function spendRecoveryCode(db: Db, userId: number, codeHash: Buffer): Promise<boolean> {
  const rows = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ userId: recoveryCodes.userId });
  return rows.length > 0;
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const [row] = await db.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  return row?.left ?? 0;
}
