import { type SQL, sql } from 'drizzle-orm';
import type { PublicStage } from '#shared/applications/public-stages.ts';
import { NEWS } from '#shared/messenger/news.contract.ts';
import type { Db } from '../../db/database.ts';
import { runPrepared } from '../../db/prepared.ts';

const rowsOf = async <Row>(db: Db, query: SQL) => ((await db.execute(query)) as unknown as { rows: Row[] }).rows;

// Inlined as literals, because the planner then knows the values.
const DAYS = sql.raw(String(NEWS.days));
const MOST = sql.raw(String(NEWS.most));

type Person = { userId: number; companyId: number };

export type ApplicationRow = {
  id: number;
  groupId: number;
  jobId: number;
  name: string;
  photoFileId: number | null;
  job: string;
  at: string | Date;
  total: number;
};

/**
 * Applications that the person has not seen on a board, with the total. The last look is that at the job's own board or
 * at the one with all jobs; for somebody who never looked, it is when their account was created. It is read once for
 * each job, and the earliest one bounds what is read of the applications.
 */
export function listNewApplications(db: Db, { userId, companyId }: Person): Promise<ApplicationRow[]> {
  return runPrepared(
    db,
    'new_applications',
    sql`with looked as materialized (
        select j.id, j.title, greatest(now() - make_interval(days => ${DAYS}), coalesce(
          (select max(v.last_at) from board_visits v
            where v.user_id = ${userId} and (v.job_id is null or v.job_id = j.id)),
          (select u.created_at from users u where u.id = ${userId}))) as at
        from jobs j where j.company_id = ${companyId}
      )
      select a.id::int, a.group_id::int as "groupId", a.name, k.photo_file_id::int as "photoFileId",
        l.id::int as "jobId", l.title as job, a.applied_at as at, (count(*) over ())::int as total
      from looked l join applications a on a.job_id = l.id and a.applied_at > l.at
        join candidates k on k.id = a.candidate_id
      where a.company_id = ${companyId} and a.applied_at > (select min(at) from looked)
        and a.outcome <> 'withdrawn' and a.import_id is null and k.erased_at is null
      order by a.applied_at desc limit ${MOST}`,
  );
}

export type StageRow = {
  applicationId: number;
  job: string;
  company: string;
  logoFileId: number | null;
  stage: PublicStage;
  at: string | Date;
  total: number;
};

/** Stage changes since the candidate last opened the dashboard. If they never opened it, nothing is new. */
export function listStageChanges(db: Db, userId: number): Promise<StageRow[]> {
  return rowsOf(
    db,
    sql`select a.id::int as "applicationId", j.title as job, f.name as company, f.logo_file_id::int as "logoFileId",
        g.public_stage as stage, a.public_since as at, (count(*) over ())::int as total
      from candidates k join applications a on a.candidate_id = k.id join jobs j on j.id = a.job_id
        join companies f on f.id = a.company_id join application_groups g on g.id = a.group_id
      where k.user_id = ${userId} and a.public_since > k.dashboard_seen_at and a.outcome <> 'withdrawn'
        and g.public_stage <> 'received'
      order by a.public_since desc limit ${NEWS.most}`,
  );
}
