import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { users } from '../../db/schema/identity.ts';
import { jobs, savedJobs } from '../../db/schema/jobs.ts';
import { companies } from '../../db/schema/profiles.ts';
import { cardColumns } from '../jobs.store.ts';

/** A closed job can still be read by its address. The jobs of a blocked company cannot. */
const wasPublished = and(
  inArray(jobs.status, ['active', 'closed']),
  isNotNull(jobs.publishedAt),
  isNull(companies.blockedAt),
);

export async function listSavedIds(db: Db, userId: number): Promise<number[]> {
  const rows = await db.select({ id: savedJobs.jobId }).from(savedJobs).where(eq(savedJobs.userId, userId));
  return rows.map(({ id }) => id);
}

export async function listSaved(db: Db, userId: number) {
  return db
    .select({ ...cardColumns, status: jobs.status, savedAt: savedJobs.savedAt })
    .from(savedJobs)
    .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(eq(savedJobs.userId, userId), wasPublished))
    .orderBy(desc(savedJobs.savedAt), desc(savedJobs.jobId));
}

/** Which of these jobs are public, in the given order. */
export async function findPublished(db: Db, jobIds: readonly number[]): Promise<number[]> {
  if (jobIds.length === 0) return [];
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(inArray(jobs.id, [...jobIds]), wasPublished));
  const found = new Set(rows.map(({ id }) => id));
  return [...new Set(jobIds)].filter((id) => found.has(id));
}

/**
 * Locks the account, so that concurrent saves cannot exceed the limit. False if the account has just been erased,
 * because nothing may be stored for it any more.
 */
export async function lockAccount(db: Db, userId: number): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.erasedAt)))
    .for('no key update');
  return rows.length > 0;
}

/** Stores as many as the limit allows, counted and stored in one statement. Returns how many are new. */
export async function insertSaved(db: Db, userId: number, jobIds: readonly number[], most: number): Promise<number> {
  const { rows } = (await db.execute(sql`
    insert into saved_jobs (user_id, job_id, saved_at)
    select ${userId}, wanted.id, now() - wanted.place * interval '1 millisecond'
    from json_array_elements_text(${JSON.stringify(jobIds)}::json) with ordinality as wanted_text(value, place)
    cross join lateral (select value::bigint as id, place) wanted
    where not exists (select from saved_jobs s where s.user_id = ${userId} and s.job_id = wanted.id)
    order by wanted.place
    limit greatest(0, ${most}::int - (select count(*) from saved_jobs s where s.user_id = ${userId}))
    on conflict do nothing
    returning job_id`)) as unknown as { rows: unknown[] };
  return rows.length;
}

export async function deleteSaved(db: Db, userId: number, jobId: number): Promise<void> {
  await db.delete(savedJobs).where(and(eq(savedJobs.userId, userId), eq(savedJobs.jobId, jobId)));
}

export async function deleteSavedOf(db: Db, userId: number): Promise<void> {
  await db.delete(savedJobs).where(eq(savedJobs.userId, userId));
}
