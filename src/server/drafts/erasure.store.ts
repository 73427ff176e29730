import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { draftShares, drafts } from '../db/schema/drafts.ts';

/** The further links to a draft are deleted with it. */
export const ERASED = [drafts, draftShares];

/** Deletes the drafts that a person saved while signed in, and drafts of guests that contain the same e-mail. */
export async function deleteDraftsOf(db: Db, { userId, email }: { userId: number; email: string }): Promise<void> {
  const names = sql`position(${JSON.stringify(email)} in lower(${drafts.data}::text)) > 0`;
  await db.delete(drafts).where(or(eq(drafts.userId, userId), and(isNull(drafts.userId), names)));
}
