import { and, asc, count, eq, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { passkeys } from '../../db/schema/identity.ts';

type NewPasskey = Omit<typeof passkeys.$inferInsert, 'id' | 'createdAt' | 'lastUsedAt'>;

const shown = {
  id: passkeys.id,
  name: passkeys.name,
  createdAt: passkeys.createdAt,
  lastUsedAt: passkeys.lastUsedAt,
};
export type PasskeyRow = Awaited<ReturnType<typeof listPasskeys>>[number];

export async function listPasskeys(db: Db, userId: number) {
  return db.select(shown).from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id));
}

export async function listCredentials(db: Db, userId: number) {
  return db
    .select({ credentialId: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, userId));
}

export async function countPasskeys(db: Db, userId: number): Promise<number> {
  const [row] = await db.select({ found: count() }).from(passkeys).where(eq(passkeys.userId, userId));
  return row?.found ?? 0;
}

export async function findCredential(db: Db, credentialId: string) {
  const [row] = await db
    .select({
      id: passkeys.id,
      userId: passkeys.userId,
      publicKey: passkeys.publicKey,
      counter: passkeys.counter,
    })
    .from(passkeys)
    .where(eq(passkeys.credentialId, credentialId));
  return row;
}

/** Undefined if this passkey is known already. */
export async function insertPasskey(db: Db, passkey: NewPasskey): Promise<PasskeyRow | undefined> {
  const [row] = await db.insert(passkeys).values(passkey).onConflictDoNothing().returning(shown);
  return row;
}

/** False if the counter has gone on meanwhile, which it does with each use. Many passkeys do not count and stay at 0. */
export async function noteUse(db: Db, id: number, counter: number): Promise<boolean> {
  const isNewer = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter}::bigint = 0`));
  const rows = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: sql`now()` })
    .where(and(eq(passkeys.id, id), isNewer))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

const own = (userId: number, id: number) => and(eq(passkeys.id, id), eq(passkeys.userId, userId));

export async function writeName(db: Db, userId: number, id: number, name: string): Promise<boolean> {
  const rows = await db.update(passkeys).set({ name }).where(own(userId, id)).returning({ id: passkeys.id });
  return rows.length > 0;
}

/** The name of the passkey that was deleted. */
export async function deletePasskey(db: Db, userId: number, id: number): Promise<string | undefined> {
  const [row] = await db.delete(passkeys).where(own(userId, id)).returning({ name: passkeys.name });
  return row?.name;
}
