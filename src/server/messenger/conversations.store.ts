import { type SQL, sql } from 'drizzle-orm';
import type { PublicStage } from '#shared/applications/public-stages.ts';
import { CONVERSATIONS_AT_ONCE, type Side } from '#shared/messenger/messenger.values.ts';
import type { Db } from '../db/database.ts';
import { runPrepared } from '../db/prepared.ts';
import { fold } from '../kernel/fold.ts';

/** A reader or writer: a candidate by their account, a team member by the company. */
export type Party = { side: 'candidate'; userId: number } | { side: 'company'; userId: number; companyId: number };

/** The conversations of a party. */
export const ofParty = (party: Party): SQL =>
  party.side === 'company'
    ? sql`v.company_id = ${party.companyId}`
    : sql`v.candidate_id = (select id from candidates where user_id = ${party.userId})`;

const OTHER = { candidate: 'company', company: 'candidate' } as const;
/** Inlined as a literal, because the planner then knows the value. */
const known = (value: number | Side) => sql.raw(typeof value === 'number' ? String(value) : `'${value}'`);
const column = (side: Side, what: 'wrote' | 'got' | 'read') => sql.raw(`v.${side}_${what}_id`);

/** What the other side wrote since the party last read, or since somebody of its side replied. */
const firstUnread = ({ side }: Party) => sql`greatest(coalesce(r.up_to, 0), ${column(side, 'wrote')})`;
const isUnread = (party: Party) => sql`${column(OTHER[party.side], 'wrote')} > ${firstUnread(party)}`;
const unreadCount = (party: Party) =>
  sql`(select count(*)::int from messages n
    where n.conversation_id = v.id and n.id > ${firstUnread(party)} and n.sender = ${known(OTHER[party.side])})`;
const readOf = ({ userId }: Party) =>
  sql`left join conversation_reads r on r.conversation_id = v.id and r.user_id = ${userId}`;

export type ConversationRow = {
  id: number;
  companyId: number;
  company: string;
  companyUsername: string;
  logoFileId: number | null;
  candidateId: number;
  /** Null for guests, who have no account. */
  candidateUserId: number | null;
  candidateUsername: string;
  candidatePhotoId: number | null;
  isErased: boolean;
  jobId: number;
  job: string;
  slug: string;
  applicationId: number | null;
  groupId: number | null;
  stage: string | null;
  publicStage: PublicStage | null;
  name: string | null;
  lastMessageId: number | null;
  lastBody: string | null;
  lastSender: Side | null;
  lastAt: Date | string | null;
  lastAttachments: number;
  unread: number;
  myReadUpTo: number;
  otherGotUpTo: number;
  otherReadUpTo: number;
  blockedBy: Side | null;
  /** The company uses blind review, so each candidate has to be checked. */
  isBlind: boolean;
};

/** How many characters of the last message the list shows. */
const PREVIEW = 200;

const conversationsOf = (party: Party, which: SQL, rest: SQL) => sql`
  select v.id::int, v.company_id::int as "companyId", f.name as company, f.username as "companyUsername",
    f.logo_file_id::int as "logoFileId", v.candidate_id::int as "candidateId", k.user_id::int as "candidateUserId",
    k.username as "candidateUsername", k.photo_file_id::int as "candidatePhotoId",
    k.erased_at is not null as "isErased", v.job_id::int as "jobId", j.title as job, j.slug,
    a.id::int as "applicationId", a.group_id::int as "groupId", g.name as stage, g.public_stage as "publicStage", a.name,
    v.last_message_id::int as "lastMessageId", left(m.body, ${known(PREVIEW)}) as "lastBody", m.sender as "lastSender",
    m.created_at as "lastAt",
    (select count(*)::int from message_attachments t where t.message_id = m.id) as "lastAttachments",
    case when ${isUnread(party)} then ${unreadCount(party)} else 0 end as unread,
    greatest(coalesce(r.up_to, 0), ${column(party.side, 'wrote')})::int as "myReadUpTo",
    ${column(OTHER[party.side], 'got')}::int as "otherGotUpTo",
    ${column(OTHER[party.side], 'read')}::int as "otherReadUpTo",
    (select b.blocked_by from message_blocks b where b.company_id = v.company_id and b.candidate_id = v.candidate_id
      order by b.blocked_by = ${known(party.side)} desc limit 1) as "blockedBy",
    s.blind_until_group_id is not null as "isBlind"
  from (select v.* from conversations v ${readOf(party)} where ${which} ${rest}) v
  ${readOf(party)}
  join companies f on f.id = v.company_id
  join candidates k on k.id = v.candidate_id
  join jobs j on j.id = v.job_id
  left join board_settings s on s.company_id = v.company_id
  left join messages m on m.id = v.last_message_id
  left join lateral (
    select a.id, a.group_id, a.name from applications a where a.candidate_id = v.candidate_id and a.job_id = v.job_id
    order by a.applied_at desc limit 1
  ) a on true
  left join application_groups g on g.id = a.group_id
  order by v.last_message_id desc nulls last`;

/** Whether the company uses blind review, so that each candidate has to be checked. */
const IS_BLIND = sql`exists (
  select from board_settings s where s.company_id = v.company_id and s.blind_until_group_id is not null)`;

const rowsOf = async <Row>(db: Db, query: SQL) => ((await db.execute(query)) as unknown as { rows: Row[] }).rows;

export type Wanted = {
  job?: number | undefined;
  unread?: true | undefined;
  q?: string | undefined;
  before?: number | undefined;
  /** The default is the number that the list shows. */
  most?: number | undefined;
  /** Columns whose candidates are hidden; they are not found by their name either. */
  hiddenGroups: readonly number[];
};

const listOf = (ids: readonly number[]) => sql.join(ids.length > 0 ? ids.map((id) => sql`${id}`) : [sql`0`], sql`, `);

/** Prevents the planner from searching everybody's messages first: only the party's own conversations are searched. */
const ONE_BY_ONE = sql.raw('offset 0');

/** Matches the text in the other side's name, in the job's title, or in a message. */
function saying({ side }: Party, { q = '', hiddenGroups }: Wanted): SQL {
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const byName =
    side === 'company'
      ? sql`exists (select from applications a where a.candidate_id = v.candidate_id and a.job_id = v.job_id
          and position(${fold(q)} in a.search_name) > 0 and a.group_id not in (${listOf(hiddenGroups)}) ${ONE_BY_ONE})`
      : sql`exists (select from companies f where f.id = v.company_id and f.name ilike ${pattern} ${ONE_BY_ONE})`;
  return sql`(${byName}
    or exists (select from jobs j where j.id = v.job_id and j.title ilike ${pattern} ${ONE_BY_ONE})
    or exists (select from messages m where m.conversation_id = v.id and m.body ilike ${pattern} ${ONE_BY_ONE}))`;
}

/** Fetches one row more than a page, which shows whether there are more. */
export function listConversations(db: Db, party: Party, wanted: Wanted): Promise<ConversationRow[]> {
  const { job, unread, q, before, most } = wanted;
  const conditions = [
    ofParty(party),
    // A conversation without messages is visible only to the person who opened it.
    sql`v.last_message_id is not null`,
    ...(job === undefined ? [] : [sql`v.job_id = ${job}`]),
    ...(before === undefined ? [] : [sql`v.last_message_id < ${before}`]),
    ...(unread ? [isUnread(party)] : []),
    ...(q ? [saying(party, wanted)] : []),
  ];
  const query = conversationsOf(
    party,
    sql.join(conditions, sql` and `),
    sql`order by v.last_message_id desc nulls last limit ${known((most ?? CONVERSATIONS_AT_ONCE) + 1)}`,
  );
  // The list as it is first opened, and what the head of every page asks for.
  const isFirstPage = [job, q, before, most].every((filter) => filter === undefined);
  const name = `${unread ? 'unread_' : ''}conversations_of_${party.side}`;
  return isFirstPage ? runPrepared(db, name, query) : rowsOf(db, query);
}

export async function findConversation(db: Db, party: Party, id: number): Promise<ConversationRow | undefined> {
  const [row] = await rowsOf<ConversationRow>(
    db,
    conversationsOf(party, sql`${ofParty(party)} and v.id = ${id}`, sql``),
  );
  return row;
}

/**
 * The newest conversation with somebody, by username: a company's for candidates, a candidate's for companies.
 * Candidates in hidden columns are not found.
 */
export async function findConversationWith(
  db: Db,
  party: Party,
  username: string,
  hiddenGroups: readonly number[],
): Promise<number | undefined> {
  const whom =
    party.side === 'company'
      ? sql`v.candidate_id = (select id from candidates where username = ${username})
          and coalesce((select a.group_id from applications a
            where a.candidate_id = v.candidate_id and a.job_id = v.job_id
            order by a.applied_at desc limit 1) not in (${listOf(hiddenGroups)}), true)`
      : sql`v.company_id = (select id from companies where username = ${username})`;
  const [row] = await rowsOf<{ id: number }>(
    db,
    sql`select v.id::int from conversations v where ${ofParty(party)} and ${whom}
      order by v.last_message_id desc nulls last limit 1`,
  );
  return row?.id;
}

/** How many messages the party has not read, in all its conversations. */
export async function countUnread(db: Db, party: Party): Promise<number> {
  const { side } = party;
  const [row] = await runPrepared<{ unread: number }>(
    db,
    `count_unread_of_${side}`,
    sql`select coalesce(sum(${unreadCount(party)}), 0)::int as unread from conversations v ${readOf(party)}
      where ${ofParty(party)} and ${column(OTHER[side], 'wrote')} > ${column(side, 'wrote')} and ${isUnread(party)}`,
  );
  return row?.unread ?? 0;
}

export function listJobs(db: Db, party: Party): Promise<{ id: number; title: string }[]> {
  return rowsOf(
    db,
    sql`select j.id::int, j.title from jobs j
      where j.id in (select v.job_id from conversations v where ${ofParty(party)} and v.last_message_id is not null)
      order by j.id desc`,
  );
}

/** How far somebody has read or received a conversation, and who belongs to it. */
type Marked = { id: number; upTo: number; companyId: number; candidateUserId: number | null; isBlind: boolean };

/** The reader's new read position; null if there is no such conversation. It never goes beyond the last message. */
export async function markRead(db: Db, party: Party, id: number, upTo: number) {
  const { side } = party;
  const [row] = await rowsOf<Omit<Marked, 'id'>>(
    db,
    sql`with talk as (
        select v.id, v.company_id, k.user_id, ${IS_BLIND} as is_blind, least(${upTo}::bigint, coalesce(v.last_message_id, 0)) as up_to
        from conversations v join candidates k on k.id = v.candidate_id where ${ofParty(party)} and v.id = ${id}
      ), noted as (
        insert into conversation_reads (conversation_id, user_id, up_to) select id, ${party.userId}, up_to from talk
        on conflict (conversation_id, user_id) do update set up_to = greatest(conversation_reads.up_to, excluded.up_to)
      ), told as (
        update conversations v set
          ${sql.raw(`${side}_read_id`)} = greatest(${column(side, 'read')}, talk.up_to),
          ${sql.raw(`${side}_got_id`)} = greatest(${column(side, 'got')}, talk.up_to)
        from talk where v.id = talk.id
      )
      select up_to::int as "upTo", company_id::int as "companyId", user_id::int as "candidateUserId",
        is_blind as "isBlind" from talk`,
  );
  return row;
}

/** Marks everything up to a message as received by the side. Returns the conversations for which that is new. */
export function markDelivered(db: Db, party: Party, upTo: number): Promise<Marked[]> {
  const [got, wrote] = [column(party.side, 'got'), column(OTHER[party.side], 'wrote')];
  return rowsOf(
    db,
    sql`update conversations v set ${sql.raw(`${party.side}_got_id`)} = ${wrote}
      from candidates k
      where k.id = v.candidate_id and ${ofParty(party)} and ${wrote} <= ${upTo} and ${wrote} > ${got}
      returning v.id::int, ${wrote}::int as "upTo", v.company_id::int as "companyId",
        k.user_id::int as "candidateUserId", ${IS_BLIND} as "isBlind"`,
  );
}

/** The members of a conversation, for those who notify them. */
export async function findSides(db: Db, party: Party, id: number) {
  const [row] = await rowsOf<{
    companyId: number;
    candidateId: number;
    candidateUserId: number | null;
    isBlocked: boolean;
  }>(
    db,
    sql`select v.company_id::int as "companyId", v.candidate_id::int as "candidateId",
        k.user_id::int as "candidateUserId", exists (
          select from message_blocks b where b.company_id = v.company_id and b.candidate_id = v.candidate_id
        ) as "isBlocked"
      from conversations v join candidates k on k.id = v.candidate_id where ${ofParty(party)} and v.id = ${id}`,
  );
  return row;
}

/**
 * The company, candidate and job of an application's conversation, if it is the party's own and its candidate still
 * exists.
 */
export async function findParties(db: Db, party: Party, applicationId: number) {
  const own = party.side === 'company' ? sql`a.company_id = ${party.companyId}` : sql`k.user_id = ${party.userId}`;
  const [row] = await rowsOf<{ companyId: number; candidateId: number; jobId: number }>(
    db,
    sql`select a.company_id::int as "companyId", a.candidate_id::int as "candidateId", a.job_id::int as "jobId"
      from applications a join candidates k on k.id = a.candidate_id
      where a.id = ${applicationId} and ${own} and k.erased_at is null`,
  );
  return row;
}

export async function setBlock(
  db: Db,
  { companyId, candidateId }: { companyId: number; candidateId: number },
  blockedBy: Side,
  isBlocked: boolean,
): Promise<void> {
  await db.execute(
    isBlocked
      ? sql`insert into message_blocks (company_id, candidate_id, blocked_by)
          values (${companyId}, ${candidateId}, ${blockedBy}) on conflict do nothing`
      : sql`delete from message_blocks
          where company_id = ${companyId} and candidate_id = ${candidateId} and blocked_by = ${blockedBy}`,
  );
}

/** The column of the conversation's newest application. */
export async function findStage(db: Db, id: number): Promise<number | null> {
  const [row] = await rowsOf<{ groupId: number }>(
    db,
    sql`select a.group_id::int as "groupId" from conversations v
      join applications a on a.candidate_id = v.candidate_id and a.job_id = v.job_id
      where v.id = ${id} order by a.applied_at desc limit 1`,
  );
  return row?.groupId ?? null;
}
