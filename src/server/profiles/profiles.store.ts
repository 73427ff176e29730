import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { candidates, companies } from '../db/schema/profiles.ts';

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

export async function insertCompany(
  db: Db,
  company: { name: string; username: string; email: string },
): Promise<number> {
  const [row] = await db.insert(companies).values(company).returning({ id: companies.id });
  return (row as { id: number }).id;
}

type NewCandidate = { userId: number; name: string; username: string; email: string };

export async function insertCandidate(db: Db, candidate: NewCandidate): Promise<void> {
  await db.insert(candidates).values(candidate);
}

/** A list of none or one: a part of the statement that stores the guest's application. */
export const guestInsertText = (rows: string) =>
  `insert into candidates (name, username, email)
   select name, username, email from json_to_recordset(${rows}::json) as r(name text, username text, email text)
   returning id`;
