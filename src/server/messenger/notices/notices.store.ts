import { type SQL, sql } from 'drizzle-orm';
import type { Role } from '#shared/kernel/access.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import { NOTICES, type NoticeKind } from '#shared/messenger/notices.values.ts';
import type { Db } from '../../db/database.ts';
import { idArray } from '../../db/id-array.ts';
import { runPrepared } from '../../db/prepared.ts';

const rowsOf = async <Row>(db: Db, query: SQL) => ((await db.execute(query)) as unknown as { rows: Row[] }).rows;

/** A person who reads their notices, with the kinds that they want to see. */
export type NoticeReader = { userId: number; role: Role; companyId: number | null; kinds: readonly NoticeKind[] };

export type NoticeRow = {
  id: number;
  kind: NoticeKind;
  applicationId: number;
  groupId: number;
  candidate: string;
  jobId: number;
  job: string;
  author: string;
  body: string;
  at: string | Date;
  isRead: boolean;
};

const mayEvaluate = (role: Role) => role === 'reviewer' || role === 'admin';

/**
 * The notices of a person whose subject still exists and may be seen by them: a note and a held message by members of
 * the company, an assignment by whoever may evaluate and is still asked to.
 */
const noticesOf = ({ userId, role, companyId, kinds }: NoticeReader) => sql`
  notices n
  join applications a on a.id = n.application_id
  join candidates k on k.id = a.candidate_id and k.erased_at is null
  join jobs j on j.id = a.job_id
  left join application_notes o on n.kind = 'mention' and o.id = n.subject_id
  left join planned_messages p on n.kind = 'held_message' and p.id = n.subject_id and p.state = 'problem'
    and p.group_id = a.group_id and a.outcome <> 'withdrawn'
  left join evaluation_assignments e on n.kind = 'assignment' and ${mayEvaluate(role)}::boolean
    and e.application_id = a.id and e.reviewer_id = n.user_id and a.outcome <> 'withdrawn'
    and k.user_id is distinct from n.user_id
  left join users u on u.id = coalesce(o.author_id, e.assigned_by)
  where n.user_id = ${userId} and n.kind = any(${`{${kinds.join(',')}}`}::text[])
    and n.created_at > now() - make_interval(days => ${NOTICES.days}::int)
    and (e.application_id is not null
      or a.company_id = ${companyId}::bigint and (o.id is not null or p.id is not null))`;

const COLUMNS = sql`n.id::int, n.kind, a.id::int as "applicationId", a.group_id::int as "groupId", a.name as candidate,
  j.id::int as "jobId", j.title as job, coalesce(u.name, '') as author, coalesce(o.body, '') as body,
  n.created_at as at, n.read_at is not null as "isRead"`;

/** Newest first. */
export function listNotices(db: Db, reader: NoticeReader, { before, most }: { before: number | null; most: number }) {
  return rowsOf<NoticeRow>(
    db,
    sql`select ${COLUMNS} from ${noticesOf(reader)} and (${before}::bigint is null or n.id < ${before})
      order by n.id desc limit ${most}`,
  );
}

/** The newest unread ones of each kind, each with how many of its kind there are. */
export function listUnread(db: Db, reader: NoticeReader, most: number) {
  return runPrepared<NoticeRow & { total: number }>(
    db,
    'unread_notices',
    sql`select * from (
        select ${COLUMNS}, (count(*) over (partition by n.kind))::int as total,
          row_number() over (partition by n.kind order by n.id desc) as place
        from ${noticesOf(reader)} and n.read_at is null
      ) unread where place <= ${most} order by id desc`,
  );
}

export async function countUnread(db: Db, reader: NoticeReader): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from ${noticesOf(reader)} and n.read_at is null`,
  );
  return row?.count ?? 0;
}

/** Notices that were neither read nor mailed. With an id, that one alone. */
export function listUnmailed(db: Db, reader: NoticeReader, id: number | null = null) {
  return rowsOf<NoticeRow>(
    db,
    sql`select ${COLUMNS} from ${noticesOf(reader)} and n.read_at is null and n.mailed_at is null
        and (${id}::bigint is null or n.id = ${id})
      order by n.id desc`,
  );
}

export async function markMailed(db: Db, ids: readonly number[]): Promise<void> {
  await db.execute(sql`update notices set mailed_at = now() where id = any(${idArray(ids)})`);
}

/** Whether the reader sees a notice with this id. */
export async function isSeen(db: Db, reader: NoticeReader, id: number): Promise<boolean> {
  return (await rowsOf(db, sql`select n.id from ${noticesOf(reader)} and n.id = ${id}`)).length > 0;
}

type Read = { userId: number; id?: number; kind?: NoticeKind; applicationId?: number };

/** Returns whether one of them was unread. */
export async function markRead(db: Db, { userId, id, kind, applicationId }: Read): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`update notices set read_at = now() where user_id = ${userId} and read_at is null
        and (${id ?? null}::bigint is null or id = ${id ?? null})
        and (${kind ?? null}::text is null or kind = ${kind ?? null})
        and (${applicationId ?? null}::bigint is null or application_id = ${applicationId ?? null})
      returning id`,
  );
  return rows.length > 0;
}

export type NewNotice = { id: number; userId: number };

type Subject = { kind: NoticeKind; applicationId: number; subjectId: number };

/** Returns the new ones: nobody is told twice of the same. */
export function insertNotices(db: Db, { kind, applicationId, subjectId }: Subject, userIds: readonly number[]) {
  return rowsOf<NewNotice>(
    db,
    sql`insert into notices (user_id, kind, application_id, subject_id)
      select unnest(${idArray(userIds)}), ${kind}, ${applicationId}::bigint, ${subjectId}::bigint
      on conflict do nothing returning id::int, user_id::int as "userId"`,
  );
}

/**
 * A held message concerns whoever saved its rule; once they have left the company, or are but an interviewer there, its
 * first owner, who signs it then.
 * A message that was planned again, because the card came back, and is held again, is told again.
 */
export function insertHeld(db: Db, applicationId: number) {
  return rowsOf<NewNotice>(
    db,
    sql`insert into notices (user_id, kind, application_id, subject_id)
      select u.id, 'held_message', p.application_id, p.id
      from planned_messages p
      cross join lateral (
        select m.user_id as id from company_members m
        where m.company_id = p.company_id
          and (m.role = 'owner' or m.user_id = p.author_id and m.role <> 'interviewer')
        order by m.user_id = p.author_id desc nulls last, m.user_id limit 1
      ) u
      where p.application_id = ${applicationId} and p.state = 'problem'
      on conflict (user_id, kind, subject_id) do update set created_at = now(), read_at = null, mailed_at = null
        where notices.created_at < (select planned_at from planned_messages where id = excluded.subject_id)
      returning id::int, user_id::int as "userId"`,
  );
}

/** Messages that were sent, changed or taken back meanwhile. Returns who was told of them. */
export function deleteNoLongerHeld(db: Db, applicationId: number) {
  return rowsOf<{ userId: number }>(
    db,
    sql`delete from notices where application_id = ${applicationId} and kind = 'held_message'
        and subject_id not in (select id from planned_messages
          where application_id = ${applicationId} and state = 'problem')
      returning user_id::int as "userId"`,
  );
}

/** People who are no longer asked to evaluate an application. */
export function deleteNoLongerAssigned(db: Db, applicationId: number) {
  return rowsOf<{ userId: number }>(
    db,
    sql`delete from notices where application_id = ${applicationId} and kind = 'assignment'
        and user_id not in (select reviewer_id from evaluation_assignments where application_id = ${applicationId})
      returning user_id::int as "userId"`,
  );
}

export function deleteMentions(db: Db, { applicationId, noteId }: { applicationId: number; noteId: number }) {
  return rowsOf<{ userId: number }>(
    db,
    sql`delete from notices where application_id = ${applicationId} and kind = 'mention' and subject_id = ${noteId}
      returning user_id::int as "userId"`,
  );
}

export async function deleteInCompany(db: Db, { userId, companyId }: { userId: number; companyId: number }) {
  await db.execute(sql`delete from notices n using applications a
    where n.user_id = ${userId} and a.id = n.application_id and a.company_id = ${companyId}
      and n.kind in ('mention', 'held_message')`);
}

/** Deletes notices that are too old, and the oldest of people who have too many. */
export async function deleteOld(db: Db): Promise<void> {
  await db.execute(sql`delete from notices where created_at < now() - make_interval(days => ${NOTICES.days}::int)`);
  await db.execute(sql`delete from notices where id in (
    select id from (select id, row_number() over (partition by user_id order by id desc) as place from notices) n
    where place > ${NOTICES.most})`);
}

/** Locks a notice that was neither read nor mailed, and returns whose it is. */
export async function lockUnmailed(db: Db, id: number): Promise<number | undefined> {
  const [row] = await rowsOf<{ userId: number }>(
    db,
    sql`select user_id::int as "userId" from notices
      where id = ${id} and read_at is null and mailed_at is null for update`,
  );
  return row?.userId;
}

type Recipient = { userId: number; name: string; email: string; locale: Locale; role: Role; companyId: number | null };

/** Undefined if they have no account any more, or are blocked. */
export async function findRecipient(db: Db, userId: number): Promise<Recipient | undefined> {
  const [row] = await rowsOf<Recipient>(
    db,
    sql`select u.id::int as "userId", u.name, u.email, coalesce(u.locale, 'en') as locale,
        case when m.role = 'interviewer' then m.role else u.role end as role, m.company_id::int as "companyId"
      from users u left join company_members m on m.user_id = u.id
      where u.id = ${userId} and u.email is not null and u.blocked_at is null`,
  );
  return row;
}
