import { type SQL, sql } from 'drizzle-orm';
import type { PublicStage } from '#shared/applications/public-stages.ts';
import type { JobStatus } from '#shared/jobs/jobs.values.ts';
import type { Db } from '../../db/database.ts';
import { fold } from '../../kernel/fold.ts';

const rowsOf = async <Row>(db: Db, query: SQL) => ((await db.execute(query)) as unknown as { rows: Row[] }).rows;

const patternOf = (q: string) => `%${q.replace(/[\\%_]/g, '\\$&')}%`;
const listOf = (ids: readonly number[]) => sql.join(ids.length > 0 ? ids.map((id) => sql`${id}`) : [sql`0`], sql`, `);

export type JobRow = { id: number; title: string; slug: string; company: string; status: JobStatus };

/** The company's jobs in every status, with open ones first. */
export function findJobs(db: Db, companyId: number, q: string, most: number): Promise<JobRow[]> {
  return rowsOf(
    db,
    sql`select j.id::int, j.title, j.slug, f.name as company, j.status
      from jobs j join companies f on f.id = j.company_id
      where j.company_id = ${companyId} and j.title ilike ${patternOf(q)}
      order by j.status = 'active' desc, j.id desc limit ${most}`,
  );
}

export type PersonRow = {
  id: number;
  groupId: number;
  name: string;
  photoFileId: number | null;
  jobId: number;
  job: string;
  stage: string;
};

/** Finds applicants by name, then by skill. Hidden applicants are found by skill only. */
export function findPeople(
  db: Db,
  companyId: number,
  { q, hiddenGroups, most }: { q: string; hiddenGroups: readonly number[]; most: number },
): Promise<PersonRow[]> {
  const text = fold(q);
  const byName = sql`(position(${text} in a.search_name) > 0 and a.group_id not in (${listOf(hiddenGroups)}))`;
  return rowsOf(
    db,
    sql`select a.id::int, a.group_id::int as "groupId", a.name, k.photo_file_id::int as "photoFileId",
        j.id::int as "jobId", j.title as job, g.name as stage
      from applications a join candidates k on k.id = a.candidate_id join jobs j on j.id = a.job_id
        join application_groups g on g.id = a.group_id
      where a.company_id = ${companyId} and a.outcome <> 'withdrawn' and k.erased_at is null
        and (${byName} or position(${text} in a.search_skills) > 0)
      order by ${byName} desc, a.applied_at desc, a.id desc limit ${most}`,
  );
}

export type ApplicationRow = {
  id: number;
  job: string;
  company: string;
  logoFileId: number | null;
  stage: PublicStage;
};

/** The candidate's own applications, by job or employer. */
export function findApplications(db: Db, userId: number, q: string, most: number): Promise<ApplicationRow[]> {
  return rowsOf(
    db,
    sql`select a.id::int, j.title as job, f.name as company, f.logo_file_id::int as "logoFileId",
        g.public_stage as stage
      from candidates k join applications a on a.candidate_id = k.id join jobs j on j.id = a.job_id
        join companies f on f.id = a.company_id join application_groups g on g.id = a.group_id
      where k.user_id = ${userId} and (j.title ilike ${patternOf(q)} or f.name ilike ${patternOf(q)})
      order by a.applied_at desc, a.id desc limit ${most}`,
  );
}
