import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { InterviewKit, KitFields } from '#shared/interviews/kits.contract.ts';
import type { Db } from '../../db/database.ts';
import { interviewKits, interviewRounds, interviews } from '../../db/schema/interviews.ts';
import { jobs } from '../../db/schema/jobs.ts';
import { companies } from '../../db/schema/profiles.ts';

/** Interviews that are still to come and use the kit. */
const USED_BY = sql<number>`(select count(*)::int from ${interviewRounds} r join ${interviews} i on i.round_id = r.id
  where r.kit_id = ${interviewKits.id} and i.state in ('asked', 'none_suits', 'booked'))`;

const isOwn = (companyId: number, id: number) => and(eq(interviewKits.id, id), eq(interviewKits.companyId, companyId));

/** By name. With a job: those for this job and for all jobs. */
export async function listKits(
  db: Db,
  companyId: number,
  { jobId, id }: { jobId?: number | undefined; id?: number } = {},
): Promise<InterviewKit[]> {
  const rows = await db
    .select({
      id: interviewKits.id,
      jobId: interviewKits.jobId,
      jobTitle: jobs.title,
      kind: interviewKits.kind,
      name: interviewKits.name,
      questions: interviewKits.questions,
      criteria: interviewKits.criteria,
      used_by: USED_BY,
    })
    .from(interviewKits)
    .leftJoin(jobs, eq(jobs.id, interviewKits.jobId))
    .where(
      and(
        eq(interviewKits.companyId, companyId),
        id === undefined ? undefined : eq(interviewKits.id, id),
        jobId === undefined ? undefined : or(isNull(interviewKits.jobId), eq(interviewKits.jobId, jobId)),
      ),
    )
    .orderBy(sql`lower(${interviewKits.name})`, asc(interviewKits.id));
  return rows.map(({ jobId: of, jobTitle, ...kit }) => ({
    ...kit,
    job: of === null ? null : { id: of, title: jobTitle ?? '' },
  }));
}

/** The jobs that a kit can be for: all but those that were closed or rejected. */
export function listJobs(db: Db, companyId: number): Promise<{ id: number; title: string }[]> {
  return db
    .select({ id: jobs.id, title: jobs.title })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), sql`${jobs.status} not in ('closed', 'rejected')`))
    .orderBy(sql`lower(${jobs.title})`, asc(jobs.id));
}

export async function isOwnJob(db: Db, companyId: number, jobId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), eq(jobs.companyId, companyId)))
    .for('key share');
  return row !== undefined;
}

/** Concurrent changes of a company's kits wait for each other, so that names stay unique and the limit holds. */
export async function lockCompany(db: Db, companyId: number): Promise<void> {
  await db.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('no key update');
}

export async function hasName(db: Db, companyId: number, name: string, exceptId: number): Promise<boolean> {
  const isNamed = and(sql`lower(${interviewKits.name}) = lower(${name})`, ne(interviewKits.id, exceptId));
  return (await db.$count(interviewKits, and(eq(interviewKits.companyId, companyId), isNamed))) > 0;
}

export async function countKits(db: Db, companyId: number): Promise<number> {
  return db.$count(interviewKits, eq(interviewKits.companyId, companyId));
}

export async function insertKit(db: Db, companyId: number, { job_id, ...fields }: KitFields): Promise<number> {
  const [row] = await db
    .insert(interviewKits)
    .values({ companyId, jobId: job_id, ...fields })
    .returning({ id: interviewKits.id });
  return (row as { id: number }).id;
}

export async function updateKit(
  db: Db,
  companyId: number,
  id: number,
  { job_id, ...fields }: KitFields,
): Promise<boolean> {
  const rows = await db
    .update(interviewKits)
    .set({ jobId: job_id, ...fields })
    .where(isOwn(companyId, id))
    .returning({ id: interviewKits.id });
  return rows.length > 0;
}

export async function deleteKit(db: Db, companyId: number, id: number): Promise<boolean> {
  const rows = await db.delete(interviewKits).where(isOwn(companyId, id)).returning({ id: interviewKits.id });
  return rows.length > 0;
}

/** The kits of these interviews' rounds, by the id of the interview. */
export async function kitsOfInterviews(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, Pick<InterviewKit, 'name' | 'questions' | 'criteria'>>();
  const rows = await db
    .select({
      interviewId: interviews.id,
      name: interviewKits.name,
      questions: interviewKits.questions,
      criteria: interviewKits.criteria,
    })
    .from(interviews)
    .innerJoin(interviewRounds, eq(interviewRounds.id, interviews.roundId))
    .innerJoin(interviewKits, eq(interviewKits.id, interviewRounds.kitId))
    .where(inArray(interviews.id, [...ids]));
  return new Map(rows.map(({ interviewId, ...kit }) => [interviewId, kit]));
}
