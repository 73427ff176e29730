import { type SQL, sql } from 'drizzle-orm';
import type { ComingInterview } from '#shared/interviews/choosing.contract.ts';
import type { Db } from '../../db/database.ts';
import { openedBy } from '../../db/receipt-condition.ts';
import { applications } from '../../db/schema/applications.ts';
import { HAS_ENDED, iso } from '../interviews.store.ts';

type Row = Omit<ComingInterview, 'link'> & { id: number };

/**
 * A booked interview is listed until an hour after its planned end, because it may last longer and its link be needed.
 */
async function list(db: Db, which: SQL): Promise<Row[]> {
  const { rows } = (await db.execute(
    sql`select i.id::int, j.title as job, f.name as company, r.kind, r.minutes, i.state,
        ${iso(sql`i.starts_at`)} as starts_at, ${iso(sql`r.choose_until`)} as choose_until,
        coalesce(i.candidate_zone, r.time_zone) as zone
      from interviews i
      join interview_rounds r on r.id = i.round_id
      join applications a on a.id = i.application_id and a.outcome <> 'withdrawn'
      join application_groups g on g.id = a.group_id
      join candidates c on c.id = a.candidate_id and c.erased_at is null
      join jobs j on j.id = a.job_id
      join companies f on f.id = i.company_id
      where ${which} and ((i.state in ('asked', 'none_suits') and not ${HAS_ENDED})
        or (i.state = 'booked' and i.ends_at > now() - interval '1 hour'))
      order by i.starts_at nulls first, i.id limit 20`,
  )) as unknown as { rows: Row[] };
  return rows;
}

export const listComing = (db: Db, userId: number) => list(db, sql`c.user_id = ${userId}`);
export const listComingOf = (db: Db, userId: number, applicationId: number) =>
  list(db, sql`c.user_id = ${userId} and a.id = ${applicationId}`);

/** Undefined if the secret opens no application. */
export async function listComingByReceipt(db: Db, tokenHash: Buffer): Promise<Row[] | undefined> {
  const [opened] = await db.select({ id: applications.id }).from(applications).where(openedBy(db, tokenHash));
  return opened && list(db, sql`a.id = ${opened.id}`);
}
