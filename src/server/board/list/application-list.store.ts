import { sql } from 'drizzle-orm';
import type { ApplicationOutcome } from '#shared/applications/applications.values.ts';
import { KEPT_EVENT_TYPES, KEPT_EVENTS } from '#shared/events/events.ts';
import type { Db } from '../../db/database.ts';

type Wanted = {
  companyId: number;
  jobId: number | undefined;
  updatedAfter: Date | undefined;
  after: number | undefined;
  limit: number;
};

type Row = {
  id: number;
  jobId: number;
  jobTitle: string;
  columnId: number;
  columnName: string;
  outcome: ApplicationOutcome;
  aiScore: number | null;
  managerScore: number | null;
  version: number;
  appliedAt: string;
  stageSince: string;
  lastEventId: number;
  updatedAt: string;
};

/** What changes a card; that somebody looked at it does not. */
const CHANGES = KEPT_EVENT_TYPES.filter((type) => (KEPT_EVENTS[type].heardBy as readonly string[]).includes('cards'));

/** The last event of each application, the oldest first: its id is the cursor, because no two are alike. */
export async function listByLastChange(
  db: Db,
  { companyId, jobId, updatedAfter, after, limit }: Wanted,
): Promise<Row[]> {
  const types = sql.join(
    CHANGES.map((type) => sql`${type}`),
    sql`, `,
  );
  const found = await db.execute(sql`
    select a.id::int, j.id::int as "jobId", j.title as "jobTitle", g.id::int as "columnId", g.name as "columnName",
      a.outcome, a.ai_score as "aiScore", a.manager_score as "managerScore", a.version,
      a.applied_at as "appliedAt", a.stage_since as "stageSince", l.id::int as "lastEventId", l.at as "updatedAt"
    from (
      select application_id, max(id) as id, max(at) as at from history
      where company_id = ${companyId} and application_id is not null and type in (${types})
        and at >= ${updatedAfter?.toISOString() ?? '-infinity'}::timestamptz
      group by application_id
    ) l
    join applications a on a.id = l.application_id and a.company_id = ${companyId}
    join jobs j on j.id = a.job_id
    join application_groups g on g.id = a.group_id
    where l.id > ${after ?? 0} and (${jobId ?? null}::bigint is null or a.job_id = ${jobId ?? null}::bigint)
    order by l.id
    limit ${limit}`);
  return (found as unknown as { rows: Row[] }).rows;
}
