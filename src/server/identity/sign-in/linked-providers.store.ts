import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { linkedProviders } from '../../db/schema/identity.ts';

type Link = { userId: number; provider: string; issuer: string; subject: string; email: string | null };

export async function findLinkedUser(db: Db, issuer: string, subject: string): Promise<number | undefined> {
  const [row] = await db
    .select({ userId: linkedProviders.userId })
    .from(linkedProviders)
    .where(and(eq(linkedProviders.issuer, issuer), eq(linkedProviders.subject, subject)));
  return row?.userId;
}

/** False if either side is linked already. */
export async function insertLink(db: Db, link: Link): Promise<boolean> {
  const rows = await db
    .insert(linkedProviders)
    .values(link)
    .onConflictDoNothing()
    .returning({ userId: linkedProviders.userId });
  return rows.length > 0;
}

export async function deleteLink(db: Db, userId: number, provider: string): Promise<boolean> {
  const rows = await db
    .delete(linkedProviders)
    .where(and(eq(linkedProviders.userId, userId), eq(linkedProviders.provider, provider)))
    .returning({ userId: linkedProviders.userId });
  return rows.length > 0;
}

export async function listLinks(db: Db, userId: number) {
  return db
    .select({ provider: linkedProviders.provider, email: linkedProviders.email })
    .from(linkedProviders)
    .where(eq(linkedProviders.userId, userId));
}
