import { type SQL, sql } from 'drizzle-orm';
import type { AuditFilters } from '#shared/audit/audit.contract.ts';
import { NO_ACCOUNT } from '#shared/audit/audit.values.ts';
import { type DomainEvent, KEPT_EVENT_TYPES, KEPT_EVENTS } from '#shared/events/events.ts';
import type { AccountRole } from '#shared/kernel/access.ts';
import type { AuditGroup } from '#shared/kernel/shown-in-audit.ts';
import type { Db } from '../db/database.ts';
import type { ReadingType } from './readings.rules.ts';

const rowsOf = async <Row>(db: Db, query: SQL) => ((await db.execute(query)) as unknown as { rows: Row[] }).rows;

export type AuditRow = {
  id: number;
  at: string;
  actorId: number | null;
  actorName: string | null;
  actorRole: AccountRole | null;
  userId: number | null;
  userName: string | null;
  applicationId: number | null;
  candidateId: number | null;
  candidateUserId: number | null;
  candidateName: string | null;
  jobId: number | null;
  jobTitle: string | null;
  jobSlug: string | null;
  companyId: number | null;
  companyName: string | null;
  type: string;
  data: object;
};

/** The newest entries that match the filters, older than the entry `before` if it is given. */
export function listEntries(db: Db, filters: AuditFilters, before: number | null, limit: number): Promise<AuditRow[]> {
  return rowsOf(db, pageOf(filters, before, limit));
}

/**
 * A page is the union of branches, each of which reads one index from its newest end: one event type, one way to be
 * about the subject, or everything. With a single condition the database would sort all matching rows to find the first
 * fifty.
 */
export function pageOf(filters: AuditFilters, before: number | null, limit: number): SQL {
  const always = [...conditionsOf(filters), ...(before === null ? [] : [sql`id < ${before}`])];
  const branches = branchesOf(filters).map((own) => {
    const all = [...own, ...always];
    const where = all.length > 0 ? sql`where ${sql.join(all, sql` and `)}` : sql``;
    return sql`(select id from history ${where} order by id desc limit ${limit})`;
  });
  return sql`
    with found as (${sql.join(branches, sql` union `)}),
      page as (select id from found order by id desc limit ${limit})
    select h.id::int, to_char(h.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, h.type, h.data,
      a.id::int as "actorId", case when a.erased_at is null then a.name end as "actorName", a.role as "actorRole",
      u.id::int as "userId", case when u.erased_at is null then u.name end as "userName",
      p.id::int as "applicationId", c.id::int as "candidateId", c.user_id::int as "candidateUserId",
      case when c.erased_at is null then p.name end as "candidateName",
      j.id::int as "jobId", j.title as "jobTitle", j.slug as "jobSlug",
      o.id::int as "companyId", o.name as "companyName"
    from page join history h on h.id = page.id
      left join users a on a.id = h.actor_id
      left join users u on u.id = h.user_id
      left join applications p on p.id = h.application_id
      left join candidates c on c.id = p.candidate_id
      left join jobs j on j.id = h.job_id
      left join companies o on o.id = h.company_id
    order by h.id desc`;
}

const typesOf = (group: AuditGroup) => KEPT_EVENT_TYPES.filter((type) => KEPT_EVENTS[type].audit.group === group);

/** The conditions that every entry of the page fulfils. */
function conditionsOf({ who, from, to, group, about }: AuditFilters): SQL[] {
  const conditions: SQL[] = [];
  if (who !== undefined) conditions.push(who === NO_ACCOUNT ? sql`actor_id is null` : sql`actor_id = ${who}`);
  if (from !== undefined) conditions.push(sql`at >= ${from}::date at time zone 'utc'`);
  if (to !== undefined) conditions.push(sql`at < (${to}::date + 1) at time zone 'utc'`);
  if (about && group) conditions.push(sql`type in ${typesOf(group)}`);
  return conditions;
}

/** The conditions of the branches. An entry of the page fulfils at least one of them. */
function branchesOf({ about, group }: AuditFilters): SQL[][] {
  if (about) return waysToBeAbout(about).map((way) => [way]);
  if (group) return typesOf(group).map((type) => [sql`type = ${type}`]);
  return [[]];
}

function waysToBeAbout({ kind, id }: NonNullable<AuditFilters['about']>): SQL[] {
  const applicationsOf = (whose: SQL) =>
    sql`application_id in (select p.id from applications p join candidates c on c.id = p.candidate_id where ${whose})`;
  switch (kind) {
    case 'user':
      return [sql`user_id = ${id}`, applicationsOf(sql`c.user_id = ${id}`)];
    case 'candidate':
      return [sql`user_id = (select user_id from candidates where id = ${id})`, applicationsOf(sql`c.id = ${id}`)];
    case 'company':
      return [sql`company_id = ${id}`];
    case 'application':
      return [sql`application_id = ${id}`];
  }
}

export type SubjectRow = { kind: 'user' | 'candidate' | 'company'; id: number; name: string; hint: string };

/** Searches e-mail addresses by their beginning and names by any part. */
export function searchSubjects(db: Db, text: string, most: number): Promise<SubjectRow[]> {
  const named = sql`position(lower(${text}) in lower(name)) > 0`;
  const known = sql`(${named} or starts_with(email, lower(${text})))`;
  return rowsOf(
    db,
    sql`(select 'user' as kind, id::int, name, email as hint from users
         where erased_at is null and ${known} order by name, id limit ${most})
      union all
      (select 'candidate', id::int, name, coalesce(email, username) from candidates
         where user_id is null and erased_at is null and ${known} order by name, id limit ${most})
      union all
      (select 'company', id::int, name, username from companies where ${named} order by name, id limit ${most})`,
  );
}

type Found = { name: string | null; hint: string | null };

/** Finds the person, company or application that a filter names. */
export async function findSubject(
  db: Db,
  { kind, id }: NonNullable<AuditFilters['about']>,
): Promise<Found | undefined> {
  const queries = {
    user: sql`select case when erased_at is null then name end as name, email as hint from users where id = ${id}`,
    candidate: sql`select case when erased_at is null then name end as name, coalesce(email, username) as hint
      from candidates where id = ${id}`,
    company: sql`select name, username as hint from companies where id = ${id}`,
    application: sql`select case when c.erased_at is null then p.name end as name, j.title as hint
      from applications p join candidates c on c.id = p.candidate_id join jobs j on j.id = p.job_id where p.id = ${id}`,
  };
  return (await rowsOf<Found>(db, queries[kind]))[0];
}

/** Whether the same reading is among this person's last 20 events and less than an hour old. */
export async function hasJustRead(
  db: Db,
  { type, actorId, userId, filters }: DomainEvent<ReadingType>,
): Promise<boolean> {
  const found = await rowsOf(
    db,
    sql`select 1 from (select type, at, user_id, data from history where actor_id = ${actorId} order by id desc limit 20) last
      where type = ${type} and at > now() - interval '1 hour' and user_id is not distinct from ${userId}::bigint
        and data = ${JSON.stringify({ filters })}::jsonb limit 1`,
  );
  return found.length > 0;
}
