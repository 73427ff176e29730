import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { users } from '../db/schema/identity.ts';
import { candidates, companies, resumes } from '../db/schema/profiles.ts';

export async function companyUsernamesLike(db: Db, base: string): Promise<Set<string>> {
  const rows = await db
    .select({ username: companies.username })
    .from(companies)
    .where(sql`${companies.username} = ${base} or ${companies.username} like ${`${base}-%`}`);
  return new Set(rows.map(({ username }) => username));
}

export async function candidateUsernamesLike(db: Db, base: string): Promise<Set<string>> {
  const rows = await db
    .select({ username: candidates.username })
    .from(candidates)
    .where(sql`${candidates.username} = ${base} or ${candidates.username} like ${`${base}-%`}`);
  return new Set(rows.map(({ username }) => username));
}

/** Undefined when the username was taken in the meantime. */
export async function insertCompany(
  db: Db,
  company: { name: string; username: string; email: string },
): Promise<number | undefined> {
  const [row] = await db
    .insert(companies)
    .values(company)
    .onConflictDoNothing({ target: companies.username })
    .returning({ id: companies.id });
  return row?.id;
}

type NewCandidate = { userId: number; name: string; username: string; email: string };

/** Undefined when the username was taken in the meantime. */
export async function insertCandidate(db: Db, candidate: NewCandidate): Promise<number | undefined> {
  const [row] = await db
    .insert(candidates)
    .values(candidate)
    .onConflictDoNothing({ target: candidates.username })
    .returning({ id: candidates.id });
  return row?.id;
}

/** An account that has no candidate's profile. */
export async function findWithoutCandidate(db: Db, userId: number) {
  const [row] = await db
    .select({ name: users.name, email: sql<string>`coalesce(${users.email}, '')`, username: users.username })
    .from(users)
    .leftJoin(candidates, eq(candidates.userId, users.id))
    .where(and(eq(users.id, userId), isNull(candidates.id)));
  return row;
}

export async function updateCandidateEmail(db: Db, userId: number, email: string): Promise<void> {
  await db.update(candidates).set({ email }).where(eq(candidates.userId, userId));
}

type NewGuest = { name: string; username: string; email: string };
const insertGuestRow = prepared<{ id: number }, NewGuest>(
  'insert_guest',
  'insert into candidates (name, username, email) values (:name, :username, :email) returning id::int',
);

export async function insertGuest(db: Db, guest: NewGuest): Promise<number> {
  const [{ id }] = (await insertGuestRow(db, guest)) as [{ id: number }];
  return id;
}

/** Inserts many guests at once. Returns their ids by their usernames. */
export async function insertGuests(db: Db, guests: readonly NewGuest[]): Promise<Map<string, number>> {
  if (guests.length === 0) return new Map();
  const rows = await db
    .insert(candidates)
    .values([...guests])
    .returning({ id: candidates.id, username: candidates.username });
  return new Map(rows.map(({ id, username }) => [username, id]));
}

/** Deletes a guest with their CVs and conversations. Returns the files of the CVs. */
export async function deleteGuest(db: Db, candidateId: number): Promise<number[]> {
  const cvs = await db
    .delete(resumes)
    .where(eq(resumes.candidateId, candidateId))
    .returning({ fileId: resumes.fileId });
  await db.delete(candidates).where(and(eq(candidates.id, candidateId), isNull(candidates.userId)));
  return cvs.map(({ fileId }) => fileId);
}
