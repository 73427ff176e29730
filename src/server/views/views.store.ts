import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema/identity.ts';
import { jobs } from '../db/schema/jobs.ts';
import { companies, companyMembers } from '../db/schema/profiles.ts';
import { savedViews } from '../db/schema/views.ts';
import type { StoredSearch } from './view-search.ts';

/** The reader and their company. */
export type Reader = { companyId: number; userId: number; isOwner: boolean };
type NewView = { companyId: number; userId: number; name: string; shared: boolean; filters: StoredSearch };

export const PERSONAL = [savedViews];

const isVisible = ({ companyId, userId }: Reader) =>
  and(eq(savedViews.companyId, companyId), or(eq(savedViews.userId, userId), savedViews.shared));
const isOf = (userId: number) => eq(savedViews.userId, userId);
/** Compares as text, which cannot fail whatever a stored search contains. */
const namesJob = sql`${jobs.id}::text = ${savedViews.filters}->>'job'`;

async function select(db: Db, condition: SQL | undefined) {
  return db
    .select({
      id: savedViews.id,
      name: savedViews.name,
      filters: savedViews.filters,
      shared: savedViews.shared,
      makerId: savedViews.userId,
      makerName: users.name,
      jobId: jobs.id,
      jobTitle: jobs.title,
    })
    .from(savedViews)
    .innerJoin(users, eq(users.id, savedViews.userId))
    .leftJoin(jobs, and(eq(jobs.companyId, savedViews.companyId), namesJob))
    .where(condition)
    .orderBy(sql`lower(${savedViews.name})`, savedViews.id);
}
export type ViewRow = Awaited<ReturnType<typeof select>>[number];

export async function listVisible(db: Db, reader: Reader): Promise<ViewRow[]> {
  return select(db, isVisible(reader));
}

export async function findVisible(db: Db, reader: Reader, id: number): Promise<ViewRow | undefined> {
  const [row] = await select(db, and(eq(savedViews.id, id), isVisible(reader)));
  return row;
}

/**
 * Changes of a company's views wait for each other, so that names stay unique and the limit holds, and so that nothing
 * is saved for somebody who leaves the team at this moment.
 */
export async function lockCompany(db: Db, companyId: number): Promise<void> {
  await db.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('no key update');
}

export async function isMember(db: Db, companyId: number, userId: number): Promise<boolean> {
  const condition = and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, userId));
  return (await db.$count(companyMembers, condition)) > 0;
}

export async function hasJob(db: Db, companyId: number, jobId: number): Promise<boolean> {
  return (await db.$count(jobs, and(eq(jobs.id, jobId), eq(jobs.companyId, companyId)))) > 0;
}

export async function countOf(db: Db, userId: number): Promise<number> {
  return db.$count(savedViews, isOf(userId));
}

export async function hasName(db: Db, userId: number, name: string, exceptId = 0): Promise<boolean> {
  const isSame = sql`lower(${savedViews.name}) = lower(${name})`;
  return (await db.$count(savedViews, and(isOf(userId), isSame, ne(savedViews.id, exceptId)))) > 0;
}

export async function insertView(db: Db, view: NewView): Promise<number> {
  const [row] = await db
    .insert(savedViews)
    .values({ ...view, filters: { ...view.filters } })
    .returning({ id: savedViews.id });
  return (row as { id: number }).id;
}

export async function updateView(db: Db, id: number, change: { name: string; shared: boolean }): Promise<void> {
  await db.update(savedViews).set(change).where(eq(savedViews.id, id));
}

export async function deleteView(db: Db, id: number): Promise<void> {
  await db.delete(savedViews).where(eq(savedViews.id, id));
}

export async function deleteViewsOf(db: Db, userId: number): Promise<void> {
  await db.delete(savedViews).where(isOf(userId));
}

/** Reads the views of a person, for their archive. */
export async function readViews(db: Db, userId: number) {
  return db
    .select({
      id: savedViews.id,
      name: savedViews.name,
      filters: savedViews.filters,
      shared: savedViews.shared,
      createdAt: savedViews.createdAt,
    })
    .from(savedViews)
    .where(isOf(userId))
    .orderBy(savedViews.id);
}
