import { asc, eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { personExports } from '../db/schema/people.ts';

export const EXPORTED = [personExports];
export const ERASED = [personExports];

/** The archives that somebody asked for. */
export async function readArchives(db: Db, userId: number) {
  return db
    .select({ createdAt: personExports.createdAt, readyAt: personExports.readyAt })
    .from(personExports)
    .where(eq(personExports.userId, userId))
    .orderBy(asc(personExports.id));
}
