import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema/identity.ts';
import { companies, companyMembers } from '../db/schema/profiles.ts';

/** False if the company already has this state. */
export async function writeCompanyBlocked(db: Db, id: number, isBlocked: boolean): Promise<boolean> {
  const rows = await db
    .update(companies)
    .set({ blockedAt: isBlocked ? sql`now()` : null })
    .where(and(eq(companies.id, id), isBlocked ? isNull(companies.blockedAt) : isNotNull(companies.blockedAt)))
    .returning({ id: companies.id });
  return rows.length > 0;
}

export async function isCompany(db: Db, id: number): Promise<boolean> {
  const [row] = await db.select({ id: companies.id }).from(companies).where(eq(companies.id, id));
  return row !== undefined;
}

/** Whether the company has an owner who can sign in. */
export async function hasOwner(db: Db, companyId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: users.id })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(
      and(
        eq(companyMembers.companyId, companyId),
        eq(companyMembers.role, 'owner'),
        isNull(users.blockedAt),
        isNull(users.erasedAt),
      ),
    )
    .limit(1);
  return row !== undefined;
}

export async function listMemberIds(db: Db, companyId: number): Promise<number[]> {
  const rows = await db
    .select({ userId: companyMembers.userId })
    .from(companyMembers)
    .where(eq(companyMembers.companyId, companyId));
  return rows.map(({ userId }) => userId);
}

/** The company that somebody belongs to. */
export async function findMembership(db: Db, userId: number) {
  const [row] = await db
    .select({
      companyId: companies.id,
      company: companies.name,
      role: companyMembers.role,
      isBlocked: sql<boolean>`${companies.blockedAt} is not null`,
    })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(eq(companyMembers.userId, userId));
  return row;
}
