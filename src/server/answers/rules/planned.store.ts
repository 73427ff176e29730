import { type SQL, sql } from 'drizzle-orm';
import { LEAST_WAIT_SECONDS, MOST_PLANNED, type Problem, UNDO_MINUTES } from '#shared/answers/rules.values.ts';
import type { StandardTemplate } from '#shared/messenger/messenger.values.ts';
import type { MessageTemplate } from '#shared/messenger/templates.contract.ts';
import type { Db } from '../../db/database.ts';
import { idArray } from '../../db/id-array.ts';
import { plannedMessages } from '../../db/schema/answers.ts';

export const PERSONAL = [plannedMessages];

const rowsOf = async <Row>(db: Db, query: SQL) => ((await db.execute(query)) as unknown as { rows: Row[] }).rows;
const LEAST_WAIT = sql`make_interval(secs => ${LEAST_WAIT_SECONDS}::int)`;

/** As many as one sweep gives new jobs. */
const MOST_OVERDUE = 1_000;

type Arrival = { applicationId: number; groupId: number; fromGroupId: number | null; byMachine: boolean };
/** The queue starts it after so many seconds. */
export type ToSend = { id: number; seconds: number };
const TO_SEND = sql`id::int, ceil(extract(epoch from due_at - now()))::int as seconds`;

/**
 * Plans the message of a column's rule for a card that has come there. Nothing is planned twice for one card and column
 * once it was sent. Whoever the screening alone moves gets a message only where the employer has said so, and the job
 * lets the screening decide.
 */
export async function plan(db: Db, { applicationId, groupId, fromGroupId, byMachine }: Arrival) {
  const [planned] = await rowsOf<ToSend>(
    db,
    sql`insert into planned_messages as p
        (application_id, company_id, group_id, from_group_id, template_id, by_machine, author_id, due_at)
      select a.id, a.company_id, r.group_id, ${fromGroupId}::bigint, r.template_id, m.by_machine, r.saved_by,
        now() + greatest(make_interval(hours => r.hours), ${LEAST_WAIT})
      from answer_rules r
      join application_groups g on g.id = r.group_id
      join applications a on a.id = ${applicationId}::bigint and a.company_id = r.company_id
      join jobs j on j.id = a.job_id
      -- Only the screening puts a new application among those that are not selected.
      cross join lateral (
        select ${byMachine}::boolean or (${fromGroupId}::bigint is null and g.fixed = 'not_selected') as by_machine
      ) m
      where r.group_id = ${groupId}::bigint and r.is_on and a.outcome <> 'withdrawn'
        and (not m.by_machine or (r.for_machine and j.screening_mode = 'auto'))
      on conflict (application_id, group_id) do update set
        state = 'waiting', problem = null, body = null, from_group_id = excluded.from_group_id,
        template_id = excluded.template_id, by_machine = excluded.by_machine, author_id = excluded.author_id,
        due_at = excluded.due_at, planned_at = now()
      where p.state <> 'sent'
      returning ${TO_SEND}`,
  );
  return planned;
}

type Move = { applicationId: number; from: number; to: number; historyId: number };

/** Whether the move before this one, a short time ago, went the other way. */
export async function isUndo(db: Db, { applicationId, from, to, historyId }: Move): Promise<boolean> {
  const [before] = await rowsOf<{ isUndo: boolean }>(
    db,
    sql`select at > now() - make_interval(mins => ${UNDO_MINUTES}::int)
          and data->'from'->>'id' = ${String(to)}::text and data->'to'->>'id' = ${String(from)}::text as "isUndo"
      from history where application_id = ${applicationId}::bigint and type = 'application.moved'
        and id < ${historyId}::bigint
      order by id desc limit 1`,
  );
  return before?.isUndo ?? false;
}

/** After an undo, a message that became due while the card was elsewhere is due again. */
export async function resume(db: Db, { applicationId, to }: Move): Promise<ToSend | undefined> {
  const [planned] = await rowsOf<ToSend>(
    db,
    sql`update planned_messages set state = 'waiting', due_at = now() + ${LEAST_WAIT}
      where application_id = ${applicationId}::bigint and group_id = ${to}::bigint and state = 'void'
      returning ${TO_SEND}`,
  );
  return planned;
}

/** Cards that a deleted column handed on were not moved for their own sake. Called in the transaction that moved them. */
export async function forgetHandedOn(db: Db, fromGroupId: number): Promise<void> {
  await db.execute(
    sql`delete from planned_messages where from_group_id = ${fromGroupId} and planned_at = now() and state = 'waiting'`,
  );
}

/**
 * What is still to go out: the card is where the message belongs. What the screening alone has caused goes out as long
 * as the employer wants that, and the job lets the screening decide.
 */
const IS_PLANNED = sql`p.state in ('waiting', 'problem')
  and exists (select from applications a join jobs j on j.id = a.job_id
    where a.id = p.application_id and a.group_id = p.group_id and a.outcome <> 'withdrawn'
      and (not p.by_machine or j.screening_mode = 'auto' and exists (select from answer_rules r
        where r.group_id = p.group_id and r.is_on and r.for_machine)))`;

/** Queue and row are timed by the same clock; the second allows for rounding. */
const IS_DUE = sql`due_at < now() + interval '1 second'`;

export type PlannedRow = {
  id: number;
  applicationId: number;
  templateId: number | null;
  template: string | null;
  standard: StandardTemplate | null;
  templateBody: string | null;
  translations: MessageTemplate['translations'] | null;
  body: string | null;
  byMachine: boolean;
  problem: Problem | null;
  dueAt: string;
  authorId: number;
  author: string;
};

/** Signed by whoever saved the rule; once they have left the company or are an interviewer, by its first owner. */
const ROW = sql`p.id::int, p.application_id::int as "applicationId", p.template_id::int as "templateId",
  t.name as template, t.standard, t.body as "templateBody", t.translations, p.body, p.by_machine as "byMachine",
  case when p.template_id is null and p.body is null then 'no_template' else p.problem end as problem,
  to_char(p.due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "dueAt",
  u.id::int as "authorId", u.name as author`;
const PARTS = sql`planned_messages p
  left join message_templates t on t.id = p.template_id
  cross join lateral (
    select u.id, u.name from company_members m join users u on u.id = m.user_id
    where m.company_id = p.company_id and (m.role = 'owner' or m.user_id = p.author_id and m.role <> 'interviewer')
    order by m.user_id = p.author_id desc nulls last, m.user_id limit 1
  ) u`;

/** What cannot go out comes first, then what goes out next. */
export function listPlanned(db: Db, companyId: number): Promise<PlannedRow[]> {
  return rowsOf(
    db,
    sql`select ${ROW} from ${PARTS} where p.company_id = ${companyId} and ${IS_PLANNED}
      order by (p.state = 'problem' or (p.template_id is null and p.body is null)) desc, p.due_at, p.id
      limit ${sql.raw(String(MOST_PLANNED))}`,
  );
}

export async function countPlanned(db: Db, companyId: number): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from planned_messages p where p.company_id = ${companyId} and ${IS_PLANNED}`,
  );
  return row?.count ?? 0;
}

export async function findPlanned(db: Db, companyId: number, applicationId: number): Promise<PlannedRow | undefined> {
  const [row] = await rowsOf<PlannedRow>(
    db,
    sql`select ${ROW} from ${PARTS}
      where p.company_id = ${companyId} and p.application_id = ${applicationId} and ${IS_PLANNED}`,
  );
  return row;
}

/** Takes back what has not gone out yet, and returns the applications concerned. */
export async function takeBack(db: Db, companyId: number, applicationIds: readonly number[]): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`update planned_messages p set state = 'taken_back'
      where p.company_id = ${companyId} and p.application_id = any(${idArray(applicationIds)}) and ${IS_PLANNED}
      returning p.application_id::int as id`,
  );
  return rows.map(({ id }) => id);
}

/** Goes out at the time that was planned; what could not go out then, in a minute. */
export async function writeBody(
  db: Db,
  { companyId, applicationId, id }: { companyId: number; applicationId: number; id?: number | undefined },
  body: string,
) {
  const [planned] = await rowsOf<ToSend>(
    db,
    sql`update planned_messages p set body = ${body}, state = 'waiting', problem = null,
        due_at = greatest(due_at, now() + ${LEAST_WAIT})
      where p.company_id = ${companyId} and p.application_id = ${applicationId} and ${IS_PLANNED}
        and (${id ?? null}::bigint is null or p.id = ${id ?? null})
      returning ${TO_SEND}`,
  );
  return planned;
}

/** Returns which of these messages are due. Whoever sends them locks the application before the message. */
export function findDue(db: Db, ids: readonly number[]) {
  return rowsOf<{ id: number; applicationId: number; companyId: number }>(
    db,
    sql`select id::int, application_id::int as "applicationId", company_id::int as "companyId" from planned_messages
      where id = any(${idArray(ids)}) and state = 'waiting' and ${IS_DUE} order by due_at, id`,
  );
}

/** What should have gone out an hour ago or more, where nothing else speaks against it. */
export async function listOverdue(db: Db): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select p.id::int from planned_messages p where ${IS_PLANNED} and p.state = 'waiting'
      and p.due_at < now() - interval '1 hour' order by p.due_at limit ${sql.raw(String(MOST_OVERDUE))}`,
  );
  return rows.map(({ id }) => id);
}

/** Locked until it is sent. Undefined if it was sent or taken back meanwhile, or postponed and not sent by hand. */
export async function lockWaiting(
  db: Db,
  id: number,
  { isByHand }: { isByHand: boolean },
): Promise<(PlannedRow & { isVoid: boolean }) | undefined> {
  const [row] = await rowsOf<PlannedRow & { isVoid: boolean }>(
    db,
    sql`select ${ROW}, not (${IS_PLANNED}) as "isVoid" from ${PARTS}
      where p.id = ${id} and ${isByHand ? sql`p.state in ('waiting', 'problem')` : sql`p.state = 'waiting' and p.${IS_DUE}`}
      for update of p`,
  );
  return row;
}

type Result = { state: 'sent' | 'void' } | { state: 'problem'; problem: Problem };
export async function finish(db: Db, id: number, { state, ...rest }: Result): Promise<void> {
  const problem = 'problem' in rest ? rest.problem : null;
  await db.execute(sql`update planned_messages set state = ${state}, problem = ${problem} where id = ${id}`);
}

export async function deleteOf(db: Db, candidateIds: readonly number[]): Promise<void> {
  await db.execute(sql`delete from planned_messages where application_id in (
    select id from applications where candidate_id = any(${idArray(candidateIds)}))`);
}

/** What goes out to a person, for their archive. What was sent is among their messages. */
export function readOf(db: Db, applicationIds: readonly number[]) {
  return rowsOf<{ applicationId: number; state: string; body: string | null }>(
    db,
    sql`select application_id::int as "applicationId", state, body from planned_messages
      where application_id = any(${idArray(applicationIds)}) order by id`,
  );
}

/** Rows that ended long ago in some other way than by being sent. Returns how many there were. */
export async function deleteEnded(db: Db): Promise<void> {
  await db.execute(sql`delete from planned_messages
    where state in ('taken_back', 'void') and planned_at < now() - interval '30 days'`);
}
