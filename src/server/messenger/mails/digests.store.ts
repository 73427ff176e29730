import { eq, type SQL, sql } from 'drizzle-orm';
import type { Side } from '#shared/messenger/messenger.values.ts';
import type { Db } from '../../db/database.ts';
import { users } from '../../db/schema/identity.ts';

/** A mail is sent about messages that were not read for this many minutes. */
const MINUTES = 15;

const rowsOf = async <Row>(db: Db, query: SQL) => ((await db.execute(query)) as unknown as { rows: Row[] }).rows;

/**
 * Every reader with each of their conversations that the other side wrote to last. `since` is when the reader joined:
 * earlier messages are not mailed to them.
 */
const READERS = sql`
  select v.*, 'candidate' as side, k.user_id as reader_id, u.created_at as since, 'company' as other,
    v.company_wrote_id as last_id, v.candidate_wrote_id as answered_id
  from conversations v join candidates k on k.id = v.candidate_id join users u on u.id = k.user_id
  where v.company_wrote_id > v.candidate_wrote_id
  union all
  select v.*, 'company', m.user_id, m.created_at, 'candidate', v.candidate_wrote_id, v.company_wrote_id
  from conversations v join company_members m on m.company_id = v.company_id and m.role <> 'interviewer'
  where v.candidate_wrote_id > v.company_wrote_id`;

const WAITING = sql`
  select w.*, greatest(w.answered_id, coalesce(r.up_to, 0), coalesce(r.mailed_up_to, 0)) as known_id
  from (${READERS}) w
  left join conversation_reads r on r.conversation_id = w.id and r.user_id = w.reader_id
  where w.last_id > greatest(w.answered_id, coalesce(r.up_to, 0), coalesce(r.mailed_up_to, 0))`;

const NEWS = sql`n.conversation_id = w.id and n.sender = w.other and n.id > w.known_id and n.created_at > w.since`;

/** These get one mail a day about everything. */
const WANTS_DAILY = sql`exists (select from notice_settings s
  where s.user_id = w.reader_id and s.choices->'message'->>'mail' = 'daily')`;

/** The readers with a message that has been unread for too long, who want to hear of it at once. */
export async function listReaders(db: Db, most: number): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select distinct w.reader_id::int as id from (${WAITING}) w
      where not ${WANTS_DAILY} and exists (
        select from messages n where ${NEWS} and n.created_at < now() - make_interval(mins => ${MINUTES}::int))
      order by id limit ${most}`,
  );
  return rows.map(({ id }) => id);
}

/** Locks the reader until the transaction ends. Undefined if another process has the lock, or the account is gone. */
export async function lockReader(db: Db, id: number) {
  const [row] = await db
    .select({ name: users.name, email: users.email, locale: users.locale, blockedAt: users.blockedAt })
    .from(users)
    .where(eq(users.id, id))
    // `no key update` instead of `update`, so that new messages of the same people need not wait.
    .for('no key update', { skipLocked: true });
  return row;
}

export type WaitingRow = {
  conversationId: number;
  side: Side;
  companyId: number;
  company: string;
  candidate: string | null;
  job: string;
  applicationId: number | null;
  groupId: number | null;
  count: number;
  upTo: number;
};

/**
 * Everything that somebody has not read and was not mailed about, including the newest messages; longest waiting first.
 */
export function listWaiting(db: Db, userId: number): Promise<WaitingRow[]> {
  return rowsOf(
    db,
    sql`select w.id::int as "conversationId", w.side, w.company_id::int as "companyId", f.name as company,
        a.name as candidate, j.title as job, a.id::int as "applicationId", a.group_id::int as "groupId",
        n.count, n.up_to::int as "upTo"
      from (${WAITING}) w
      cross join lateral (
        select count(*)::int as count, min(n.id) as first_id, max(n.id) as up_to from messages n where ${NEWS}) n
      join companies f on f.id = w.company_id
      join jobs j on j.id = w.job_id
      left join lateral (
        select a.id, a.name, a.group_id from applications a
        where a.candidate_id = w.candidate_id and a.job_id = w.job_id order by a.applied_at desc limit 1) a on true
      where w.reader_id = ${userId} and n.count > 0
      order by n.first_id`,
  );
}

export async function markMailed(db: Db, userId: number, rows: readonly WaitingRow[]): Promise<void> {
  const marks = sql.join(
    rows.map(({ conversationId, upTo }) => sql`(${conversationId}::bigint, ${userId}::bigint, 0, ${upTo}::bigint)`),
    sql`, `,
  );
  await db.execute(sql`insert into conversation_reads (conversation_id, user_id, up_to, mailed_up_to) values ${marks}
    on conflict (conversation_id, user_id) do update
    set mailed_up_to = greatest(conversation_reads.mailed_up_to, excluded.mailed_up_to)`);
}
