import { type SQL, sql } from 'drizzle-orm';
import { ANSWERED_DAYS, WAITING_AT_ONCE } from '#shared/answers/answers.values.ts';
import type { PublicStage } from '#shared/applications/public-stages.ts';
import type { FixedGroup } from '#shared/board/board.values.ts';
import type { Db } from '../db/database.ts';
import { runPrepared } from '../db/prepared.ts';

type Which = { companyId: number; job?: number | undefined };
const waiting = ({ companyId, job }: Which) =>
  sql`w.company_id = ${companyId} and w.due_at is not null
    ${job === undefined ? sql`` : sql`and w.job_id = ${job}`}`;

/** A place in the list: the next page begins after it. */
export type Place = { dueAt: string; id: number };
export type WaitingRow = { id: number; since: string; dueAt: string; promised: number; days: number; isLate: boolean };

/** As the contract writes times, whatever the database's time zone. */
const iso = (time: SQL) => sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Whoever was promised the earliest answer comes first. One row more than a page, to see whether there are more. */
export function listWaiting(db: Db, which: Which & { late: boolean; after: Place | null }): Promise<WaitingRow[]> {
  const { job, late, after } = which;
  const name = ['waiting', job !== undefined && 'of_job', late && 'late', after && 'next'].filter(Boolean).join('_');
  return runPrepared(
    db,
    name,
    sql`select w.application_id::int as id, ${iso(sql`w.waiting_since`)} as since, ${iso(sql`w.due_at`)} as "dueAt",
        w.promised_days as promised, floor(extract(epoch from now() - w.waiting_since) / 86400)::int as days,
        w.due_at < now() as "isLate"
      from awaited_answers w
      where ${waiting(which)} ${late ? sql`and w.due_at < now()` : sql``}
        ${after ? sql`and (w.due_at, w.application_id) > (${after.dueAt}::timestamptz, ${after.id}::bigint)` : sql``}
      order by w.due_at, w.application_id limit ${sql.raw(String(WAITING_AT_ONCE + 1))}`,
  );
}

export type JobCount = { id: number; title: string; waiting: number; late: number };

export function countByJob(db: Db, companyId: number): Promise<JobCount[]> {
  return runPrepared(
    db,
    'waiting_by_job',
    sql`select j.id::int, j.title, c.waiting, c.late from (
        select w.job_id, count(*)::int as waiting, (count(*) filter (where w.due_at < now()))::int as late
        from awaited_answers w where ${waiting({ companyId })} group by w.job_id
      ) c join jobs j on j.id = c.job_id order by c.waiting desc, j.id desc`,
  );
}

/** First answers that fell due in the last days, and how many were given by then. */
export async function countAnswered(db: Db, { companyId, job }: Which): Promise<{ due: number; inTime: number }> {
  const [row] = await runPrepared<{ due: number; inTime: number }>(
    db,
    job === undefined ? 'answered' : 'answered_of_job',
    sql`select count(*)::int as due, (count(*) filter (where w.first_answer_at <= w.first_due_at))::int as "inTime"
      from awaited_answers w
      where w.company_id = ${companyId} ${job === undefined ? sql`` : sql`and w.job_id = ${job}`}
        and w.first_due_at between now() - make_interval(days => ${ANSWERED_DAYS}::int) and now()
        and (w.first_answer_at is not null or w.due_at is not null)`,
  );
  return row ?? { due: 0, inTime: 0 };
}

export function listColumns(db: Db, companyId: number) {
  return runPrepared<{
    id: number;
    name: string;
    fixed: FixedGroup | null;
    public_stage: PublicStage;
    rule_on: boolean;
  }>(
    db,
    'columns_with_rules',
    sql`select g.id::int, g.name, g.fixed, g.public_stage, coalesce(r.is_on, false) as rule_on
      from application_groups g left join answer_rules r on r.group_id = g.id
      where g.company_id = ${companyId} order by g.position, g.id`,
  );
}

export async function findPromises(db: Db, companyId: number): Promise<{ from: number; to: number } | null> {
  const [row] = await runPrepared<{ from: number | null; to: number | null }>(
    db,
    'promises',
    sql`select min(answer_days) as "from", max(answer_days) as "to" from jobs
      where company_id = ${companyId} and status not in ('closed', 'rejected')`,
  );
  return row && row.from !== null && row.to !== null ? { from: row.from, to: row.to } : null;
}
