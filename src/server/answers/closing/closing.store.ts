import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Closing } from '#shared/answers/closing.contract.ts';
import { type ClosingProblem, type ClosingState, PEOPLE_NAMED } from '#shared/answers/closing.values.ts';
import type { PublicStage } from '#shared/applications/public-stages.ts';
import type { Translations } from '#shared/messenger/templates.contract.ts';
import type { Db } from '../../db/database.ts';
import { idArray } from '../../db/id-array.ts';
import { jobClosingGroups, jobClosingPeople, jobClosings } from '../../db/schema/answers.ts';

export const PERSONAL = [jobClosingPeople];

const rowsOf = async <Row>(db: Db, query: SQL) => ((await db.execute(query)) as unknown as { rows: Row[] }).rows;
const iso = (time: SQL) => sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export type ColumnRow = { id: number; name: string; stage: PublicStage };

export function listColumns(db: Db, companyId: number): Promise<ColumnRow[]> {
  return rowsOf(
    db,
    sql`select id::int, name, public_stage as stage from application_groups where company_id = ${companyId}`,
  );
}

export async function findOwnJob(db: Db, companyId: number, jobId: number) {
  const [row] = await rowsOf<{
    id: number;
    title: string;
    status: 'draft' | 'pending' | 'active' | 'closed' | 'rejected';
  }>(db, sql`select id::int, title, status from jobs where id = ${jobId} and company_id = ${companyId}`);
  return row;
}

export async function findByRequest(
  db: Db,
  companyId: number,
  clientId: string,
): Promise<{ jobId: number } | undefined> {
  const [row] = await db
    .select({ jobId: jobClosings.jobId })
    .from(jobClosings)
    .where(and(eq(jobClosings.companyId, companyId), eq(jobClosings.clientId, clientId)));
  return row;
}

type NewClosing = { companyId: number; jobId: number; clientId: string; closedBy: number };
export async function insertClosing(db: Db, closing: NewClosing): Promise<number> {
  const [row] = await db.insert(jobClosings).values(closing).returning({ id: jobClosings.id });
  return (row as { id: number }).id;
}

type NewGroup = Omit<typeof jobClosingGroups.$inferInsert, 'id' | 'closingId'>;
/** Whoever is left open is done; everybody else waits for their turn. */
export async function insertGroup(db: Db, closingId: number, group: NewGroup, applicationIds: readonly number[]) {
  const [row] = await db
    .insert(jobClosingGroups)
    .values({ closingId, ...group })
    .returning({ id: jobClosingGroups.id });
  const state: ClosingState = group.texts ? 'waiting' : 'left';
  await db.execute(
    sql`insert into job_closing_people (closing_id, application_id, closing_group_id, state)
      select ${closingId}, id, ${(row as { id: number }).id}, ${state} from unnest(${idArray(applicationIds)}) as id`,
  );
}

export type PersonRow = {
  companyId: number;
  jobId: number;
  groupId: number;
  nowIn: number;
  version: number;
  isOver: boolean;
  toGroupId: number | null;
  texts: Translations;
  authorId: number;
  author: string;
};

/** Signed by whoever closed the job; once they have left the company or are an interviewer, by its first owner. */
const AUTHOR = sql`cross join lateral (
  select u.id, u.name from company_members m join users u on u.id = m.user_id
  where m.company_id = j.company_id and (m.role = 'owner' or m.user_id = j.closed_by and m.role <> 'interviewer')
  order by m.user_id = j.closed_by desc nulls last, m.user_id limit 1
) u`;

/**
 * Locked until the transaction ends. Undefined if it is done already, or the job was opened again. The job comes first,
 * as when it is opened again, so that neither waits for the other.
 */
export async function lockPerson(db: Db, closingId: number, applicationId: number): Promise<PersonRow | undefined> {
  await db.execute(
    sql`select id from jobs where id = (select job_id from job_closings where id = ${closingId}) for key share`,
  );
  const [row] = await rowsOf<PersonRow>(
    db,
    sql`select j.company_id::int as "companyId", j.job_id::int as "jobId", g.group_id::int as "groupId",
        a.group_id::int as "nowIn", a.version::int, a.outcome = 'withdrawn' or c.erased_at is not null as "isOver",
        g.to_group_id::int as "toGroupId", g.texts, u.id::int as "authorId", u.name as author
      from job_closing_people p
      join job_closing_groups g on g.id = p.closing_group_id
      join job_closings j on j.id = p.closing_id
      join applications a on a.id = p.application_id
      join candidates c on c.id = a.candidate_id
      ${AUTHOR}
      where p.closing_id = ${closingId} and p.application_id = ${applicationId}
        and p.state in ('waiting', 'problem') and j.reopened_at is null
      for update of p`,
  );
  return row;
}

export async function finish(
  db: Db,
  { closingId, applicationId }: { closingId: number; applicationId: number },
  state: ClosingState,
  problem: ClosingProblem | null = null,
): Promise<void> {
  await db
    .update(jobClosingPeople)
    .set({ state, problem, doneAt: sql`now()` })
    .where(and(eq(jobClosingPeople.closingId, closingId), eq(jobClosingPeople.applicationId, applicationId)));
}

/**
 * Whose planned message can be taken back now. One that is going out at this moment is left alone: waiting for it with
 * the job locked would be a deadlock.
 */
export async function lockPlanned(db: Db, applicationIds: readonly number[]): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select p.application_id::int as id from planned_messages p
      join applications a on a.id = p.application_id and a.group_id = p.group_id
      where p.application_id = any(${idArray(applicationIds)}) and p.state in ('waiting', 'problem')
      for update of p skip locked`,
  );
  return rows.map(({ id }) => id);
}

export async function listWaiting(db: Db, closingId: number, after: number, most: number): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select application_id::int as id from job_closing_people
      where closing_id = ${closingId} and state = 'waiting' and application_id > ${after}
      order by application_id limit ${most}`,
  );
  return rows.map(({ id }) => id);
}

/** Whoever is still waiting after the last attempt is listed, so that somebody can try again. */
export async function failWaiting(db: Db, closingId: number): Promise<void> {
  await db.execute(
    sql`update job_closing_people set state = 'problem', problem = 'failed', done_at = now()
      where closing_id = ${closingId} and state = 'waiting'`,
  );
}

/** Nothing more goes out for a job that was opened again. */
export async function stopClosings(db: Db, jobId: number): Promise<void> {
  const stopped = sql`update job_closings set reopened_at = now() where job_id = ${jobId} and reopened_at is null
    returning id`;
  await db.execute(
    sql`with stopped as (${stopped}) update job_closing_people p set state = 'stopped', done_at = now()
      from stopped s where p.closing_id = s.id and p.state = 'waiting'`,
  );
}

type ClosingRow = { id: number; closed_at: string; closed_by: string | null; reopened_at: string | null };
export async function findLast(db: Db, companyId: number, jobId: number): Promise<ClosingRow | undefined> {
  const [row] = await rowsOf<ClosingRow>(
    db,
    sql`select j.id::int, ${iso(sql`j.closed_at`)} as closed_at, u.name as closed_by,
        ${iso(sql`j.reopened_at`)} as reopened_at
      from job_closings j join jobs on jobs.id = j.job_id left join users u on u.id = j.closed_by
      where j.company_id = ${companyId} and j.job_id = ${jobId}
        -- Closed again with nobody open, the job says nothing of an earlier closing.
        and (j.reopened_at is null or jobs.status <> 'closed')
      order by j.id desc limit 1`,
  );
  return row;
}

export function listGroups(db: Db, closingId: number): Promise<Closing['groups']> {
  return rowsOf(
    db,
    sql`select g.name as column, count(p.application_id)::int as people,
        (count(*) filter (where p.state = 'told'))::int as told,
        g.template, g.to_name as to_column, g.leave_reason
      from job_closing_groups g left join job_closing_people p on p.closing_group_id = g.id
      where g.closing_id = ${closingId} group by g.id order by g.id`,
  );
}

export async function countStates(db: Db, closingId: number): Promise<Partial<Record<ClosingState, number>>> {
  const rows = await rowsOf<{ state: ClosingState; count: number }>(
    db,
    sql`select state, count(*)::int from job_closing_people where closing_id = ${closingId} group by state`,
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

export function listProblems(db: Db, closingId: number): Promise<{ id: number; problem: ClosingProblem }[]> {
  return rowsOf(
    db,
    sql`select application_id::int as id, problem from job_closing_people
      where closing_id = ${closingId} and state = 'problem' order by application_id
      limit ${sql.raw(String(PEOPLE_NAMED))}`,
  );
}

/** Texts of groups in which nobody else is left are deleted, too, because they may name the person. */
export async function deleteOf(db: Db, candidateIds: readonly number[]): Promise<void> {
  const groups = await rowsOf<{ id: number }>(
    db,
    sql`delete from job_closing_people where application_id in (
        select id from applications where candidate_id = any(${idArray(candidateIds)}))
      returning closing_group_id::int as id`,
  );
  await db.execute(
    sql`update job_closing_groups g set texts = case when g.texts is not null then '{}'::jsonb end,
        leave_reason = case when g.leave_reason is not null then '' end
      where g.id = any(${idArray(groups.map(({ id }) => id))})
        and not exists (select from job_closing_people p where p.closing_group_id = g.id)`,
  );
}

/** How a person's applications were closed, for their archive. What they were told is among their messages. */
export function readOf(db: Db, applicationIds: readonly number[]) {
  return rowsOf<{ applicationId: number; state: ClosingState; closedAt: string }>(
    db,
    sql`select p.application_id::int as "applicationId", p.state, ${iso(sql`j.closed_at`)} as "closedAt"
      from job_closing_people p join job_closings j on j.id = p.closing_id
      where p.application_id = any(${idArray(applicationIds)}) order by p.closing_id`,
  );
}

export async function isNamed(db: Db, closingId: number, applicationId: number): Promise<boolean> {
  const isMeant = and(eq(jobClosingPeople.closingId, closingId), eq(jobClosingPeople.applicationId, applicationId));
  return (await db.$count(jobClosingPeople, isMeant)) > 0;
}
