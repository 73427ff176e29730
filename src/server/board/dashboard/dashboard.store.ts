import { type SQL, sql } from 'drizzle-orm';
import { DASHBOARD } from '#shared/board/dashboard.contract.ts';
import type { JobStatus } from '#shared/jobs/jobs.values.ts';
import type { Db } from '../../db/database.ts';
import { ARRIVALS, REACHED_COLUMN } from '../../db/reached-column.ts';

const rowsOf = async <Row>(db: Db, query: SQL) => ((await db.execute(query)) as unknown as { rows: Row[] }).rows;

type JobRow = {
  id: number;
  title: string;
  status: JobStatus;
  isOpen: boolean;
  isRemote: boolean;
  locality: string | null;
  deadline: string | null;
  /** Null if there is no deadline. */
  daysLeft: number | null;
};

/** Closed jobs are left out, because nothing needs to be done about them. */
export function listJobs(db: Db, companyId: number): Promise<JobRow[]> {
  return rowsOf(
    db,
    sql`select id::int, title, status, is_remote as "isRemote", locality, deadline::text,
        status = 'active' and (deadline is null or deadline >= (now() at time zone 'utc')::date) as "isOpen",
        deadline - (now() at time zone 'utc')::date as "daysLeft"
      from jobs where company_id = ${companyId} and status in ('active', 'draft', 'rejected')
      order by coalesce(published_at, updated_at) desc, id desc`,
  );
}

export async function hasJobs(db: Db, companyId: number): Promise<boolean> {
  return (await rowsOf(db, sql`select 1 from jobs where company_id = ${companyId} limit 1`)).length > 0;
}

export type ReachedRow = { jobId: number; groupId: number; here: number; reached: number };

/**
 * How many applications are in each column, and how many have ever been there. The second comes from the history, whose
 * start may be missing for older cards. A withdrawn application keeps its card until somebody moves it, so it counts
 * here as it does on the board.
 */
export function countReached(db: Db, companyId: number): Promise<ReachedRow[]> {
  return rowsOf(
    db,
    sql`select job_id::int as "jobId", group_id::int as "groupId", count(*)::int as reached,
        (count(*) filter (where is_here))::int as here
      from (
        select job_id, application_id, group_id, bool_or(is_here) as is_here
        from (
          select job_id, application_id, ${REACHED_COLUMN} as group_id, false as is_here from history
          where company_id = ${companyId} and type in ${ARRIVALS} and application_id is not null and ${REACHED_COLUMN} is not null
          union all
          select job_id, id, group_id, true from applications
          where company_id = ${companyId}
        ) steps
        group by job_id, application_id, group_id
      ) reached
      group by job_id, group_id`,
  );
}

export type StayRow = { groupId: number; stays: number; lower: number; median: number; upper: number };

/** Stays that ended recently. A stay that began long before that is rare and not looked up. */
export function measureStays(db: Db, companyId: number): Promise<StayRow[]> {
  return rowsOf(
    db,
    sql`select group_id::int as "groupId", stays, quartiles[1] as lower, quartiles[2] as median, quartiles[3] as upper
      from (
        select group_id, count(*)::int as stays,
          percentile_cont(array[0.25, 0.5, 0.75]) within group (order by extract(epoch from until - since) / 86400)
            as quartiles
        from (
          select ${REACHED_COLUMN} as group_id, at as since,
            lead(at) over (partition by application_id order by at, id) as until
          from history
          where company_id = ${companyId} and type in ${ARRIVALS} and at > now() - make_interval(days => ${DASHBOARD.days * 3}::int)
        ) steps
        where until > now() - make_interval(days => ${DASHBOARD.days}::int) and group_id is not null
        group by group_id
      ) measured`,
  );
}

export type SourceRow = { source: string | null; count: number; today: number; sinceMonday: number };

/** Applications of the last months by source, with how many of them are new. */
export function countSources(db: Db, companyId: number): Promise<SourceRow[]> {
  const day = sql`date_trunc('day', now() at time zone 'utc') at time zone 'utc'`;
  const monday = sql`date_trunc('week', now() at time zone 'utc') at time zone 'utc'`;
  return rowsOf(
    db,
    sql`select source, count(*)::int as count, (count(*) filter (where applied_at >= ${day}))::int as today,
        (count(*) filter (where applied_at >= ${monday}))::int as "sinceMonday"
      from applications
      where company_id = ${companyId} and applied_at > now() - make_interval(days => ${DASHBOARD.days}::int)
      group by source order by count(*) desc, source`,
  );
}

export type NewestRow = {
  id: number;
  groupId: number;
  name: string;
  photoFileId: number | null;
  isErased: boolean;
  profession: string | null;
  blindProfession: string | null;
  jobId: number;
  jobTitle: string;
  score: number | null;
  appliedAt: Date;
};

export async function listNewest(db: Db, companyId: number): Promise<NewestRow[]> {
  const rows = await rowsOf<Omit<NewestRow, 'appliedAt'> & { appliedAt: string | Date }>(
    db,
    sql`select a.id::int, a.group_id::int as "groupId", a.name, c.photo_file_id::int as "photoFileId",
        c.erased_at is not null as "isErased", a.profession,
        a.blind_profession as "blindProfession", j.id::int as "jobId", j.title as "jobTitle",
        coalesce(a.manager_score, a.ai_score) as score, a.applied_at as "appliedAt"
      from applications a join jobs j on j.id = a.job_id join candidates c on c.id = a.candidate_id
      where a.company_id = ${companyId} and a.outcome <> 'withdrawn'
      order by a.applied_at desc limit ${DASHBOARD.applications}`,
  );
  return rows.map((row) => ({ ...row, appliedAt: new Date(row.appliedAt) }));
}
