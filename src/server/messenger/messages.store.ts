import { type SQL, sql } from 'drizzle-orm';
import { MESSAGES_AT_ONCE, type Side } from '#shared/messenger/messenger.values.ts';
import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { countHitsText, type Hit } from '../identity/throttle.ts';

export type AttachmentRow = { id: number; name: string; bytes: number; mediaType: string };
export type MessageRow = {
  id: number;
  conversationId: number;
  sender: Side;
  body: string;
  clientId: string | null;
  createdAt: Date | string;
  authorId: number | null;
  author: string | null;
  attachments: AttachmentRow[] | null;
};

const MESSAGE = sql`m.id::int, m.conversation_id::int as "conversationId", m.sender, m.body, m.client_id as "clientId",
  m.created_at as "createdAt", u.id::int as "authorId", u.name as author,
  (select json_agg(json_build_object('id', t.id, 'name', f.name, 'bytes', f.bytes, 'mediaType', f.media_type)
      order by t.position, t.id)
    from message_attachments t join files f on f.id = t.file_id where t.message_id = m.id) as attachments`;

const rowsOf = async <Row>(db: Db, query: SQL) => ((await db.execute(query)) as unknown as { rows: Row[] }).rows;

/**
 * Oldest first: the newest messages, or those before or after a message; and whether there are more in that direction.
 */
export async function listMessages(
  db: Db,
  conversationId: number,
  { before, after }: { before?: number | undefined; after?: number | undefined },
): Promise<{ rows: MessageRow[]; hasMore: boolean }> {
  const isForward = after !== undefined;
  const from = isForward ? sql`and m.id > ${after}` : before === undefined ? sql`` : sql`and m.id < ${before}`;
  const found = await rowsOf<MessageRow>(
    db,
    sql`select ${MESSAGE} from messages m left join users u on u.id = m.from_user_id and m.sender = 'company'
      where m.conversation_id = ${conversationId} ${from}
      order by m.id ${isForward ? sql`asc` : sql`desc`} limit ${MESSAGES_AT_ONCE + 1}`,
  );
  const rows = found.slice(0, MESSAGES_AT_ONCE);
  return { rows: isForward ? rows : rows.reverse(), hasMore: found.length > MESSAGES_AT_ONCE };
}

export async function findByClientId(db: Db, userId: number, clientId: string): Promise<MessageRow | undefined> {
  const [row] = await rowsOf<MessageRow>(
    db,
    sql`select ${MESSAGE} from messages m left join users u on u.id = m.from_user_id and m.sender = 'company'
      where m.from_user_id = ${userId} and m.client_id = ${clientId}`,
  );
  return row;
}

export async function listAttachments(db: Db, messageId: number): Promise<AttachmentRow[]> {
  return rowsOf(
    db,
    sql`select t.id::int, f.name, f.bytes, f.media_type as "mediaType"
      from message_attachments t join files f on f.id = t.file_id where t.message_id = ${messageId}
      order by t.position, t.id`,
  );
}

export type Written = {
  /** Null if a message with this client id already existed. */
  id: number | null;
  createdAt: Date | string | null;
  companyId: number;
  candidateId: number;
  candidateUserId: number | null;
  jobId: number;
  /** The company uses blind review, so the candidate has to be checked. */
  isBlind: boolean;
  /** One side has blocked the other, and the message was stored anyway. */
  isBlocked: boolean;
  /** Their cards show when the company last wrote. */
  applicationIds: number[];
};

export type WriteOptions = {
  hits: readonly Hit[];
  toGuests: boolean;
  /** Stores the message although it is blocked: a refusal would reveal to the company who the hidden candidate is. */
  despiteBlock: boolean;
};

type Sending = {
  chatId: number;
  side: Side;
  /** Null for a guest, who writes by mail. */
  userId: number | null;
  companyId: number | null;
  /** The other side's id, as the writer knows it; null if they do not. */
  to: number | null;
  body: string;
  clientId: string | null;
  attachmentIds: readonly number[];
};

const IS_BLOCKED = `exists (
  select from message_blocks b where b.company_id = v.company_id and b.candidate_id = v.candidate_id)`;

/**
 * A single statement for everything: the permission, the rate limit, the message and the conversation's summary. The
 * conversation is locked before the message gets its id, so that ids within a conversation are in order. Attachments
 * are locked before both, so that each belongs to one message. Under blind review a candidate's id is not accepted
 * here, because it must first be checked whether the company knows it.
 */
const writeOne = prepared<Written, Record<keyof Omit<Sending, 'attachmentIds'>, unknown> & Record<string, unknown>>(
  'write_message',
  `with taken as (
     select t.id from message_attachments t
     where t.id = any (:attachmentIds::bigint[]) and t.conversation_id = :chatId::bigint and t.message_id is null
       and t.uploaded_by is not distinct from :userId::bigint
     for no key update
   ), talk as (
     select v.id, v.company_id, v.candidate_id, v.job_id, k.user_id, s.blind_until_group_id is not null as is_blind,
       :despiteBlock::boolean and ${IS_BLOCKED} as is_blocked
     from conversations v join candidates k on k.id = v.candidate_id
       left join board_settings s on s.company_id = v.company_id
     where v.id = :chatId::bigint and k.erased_at is null and (k.user_id is not null or :toGuests::boolean)
       and case when :side::text = 'company' then v.company_id = :companyId::bigint else k.user_id is not distinct from :userId::bigint end
       and (:to::bigint is null
         or :side::text = 'candidate' and :to::bigint = v.company_id
         or :side::text = 'company' and :to::bigint = v.candidate_id and s.blind_until_group_id is null)
       and (:despiteBlock::boolean or not ${IS_BLOCKED})
       and (select count(*) from taken) = cardinality(:attachmentIds::bigint[])
     for no key update of v
   ), written as (
     insert into messages (conversation_id, sender, from_user_id, to_user_id, body, client_id)
     select id, :side::text, :userId::bigint, case when :side::text = 'company' then user_id end, :body::text,
       :clientId::text
     from talk on conflict do nothing returning id, created_at
   ), noted as (
     update conversations v set last_message_id = written.id,
       company_wrote_id = case when :side::text = 'company' then written.id else v.company_wrote_id end,
       candidate_wrote_id = case when :side::text = 'candidate' then written.id else v.candidate_wrote_id end
     from written where v.id = :chatId::bigint
   ), attached as (
     update message_attachments t set message_id = written.id,
       position = array_position(:attachmentIds::bigint[], t.id)
     from written where t.id in (select id from taken)
   ), counts as (${countHitsText(':hits')})
   select written.id::int, written.created_at as "createdAt", talk.company_id::int as "companyId",
     talk.candidate_id::int as "candidateId", talk.user_id::int as "candidateUserId", talk.job_id::int as "jobId",
     talk.is_blind as "isBlind", talk.is_blocked as "isBlocked", (
       select coalesce(json_agg(a.id order by a.id), '[]') from applications a
       where a.candidate_id = talk.candidate_id and a.job_id = talk.job_id
     ) as "applicationIds"
   from talk left join written on true`,
);

/** Undefined if there is no such conversation or it is closed. Throws when over a limit, and then stores nothing. */
export async function write(
  db: Db,
  { attachmentIds, ...message }: Sending,
  { hits, ...options }: WriteOptions,
): Promise<Written | undefined> {
  const ids = `{${attachmentIds.join(',')}}`;
  const [written] = await writeOne(db, { ...message, attachmentIds: ids, hits: JSON.stringify(hits), ...options });
  return written;
}

/** Marks the message as read for somebody who has blocked the company, so that it does not show up as unread. */
export async function markReadSilently(db: Db, { chatId, userId, id }: { chatId: number; userId: number; id: number }) {
  await db.execute(
    sql`insert into conversation_reads (conversation_id, user_id, up_to) values (${chatId}, ${userId}, ${id})
      on conflict (conversation_id, user_id) do update set up_to = greatest(conversation_reads.up_to, excluded.up_to)`,
  );
}

/**
 * Marks a message as mailed that goes out in a mail of its own. Where an earlier one still waits for the mail about what
 * is unread, that mail names both.
 */
export async function markMailed(db: Db, { chatId, userId, id }: { chatId: number; userId: number; id: number }) {
  await db.execute(
    sql`insert into conversation_reads (conversation_id, user_id, up_to, mailed_up_to)
      select v.id, ${userId}::bigint, 0, ${id}::bigint
      from conversations v left join conversation_reads r on r.conversation_id = v.id and r.user_id = ${userId}
      where v.id = ${chatId} and not exists (
        select from messages m where m.conversation_id = v.id and m.sender = 'company' and m.id < ${id}
          and m.id > greatest(v.candidate_wrote_id, coalesce(r.up_to, 0), coalesce(r.mailed_up_to, 0)))
      on conflict (conversation_id, user_id) do update
      set mailed_up_to = greatest(conversation_reads.mailed_up_to, excluded.mailed_up_to)`,
  );
}

type Sent = { companyId: number; userId: number; applicationId: number; clientIds: readonly string[] };
type Takeable = {
  id: number;
  conversationId: number;
  candidateUserId: number | null;
  isRead: boolean;
  isMailed: boolean;
};

/**
 * Finds the author's own message to an applicant, and locks the conversation so that nobody reads or answers meanwhile.
 */
export async function lockSent(
  db: Db,
  { companyId, userId, applicationId, clientIds }: Sent,
): Promise<Takeable | undefined> {
  const [row] = await rowsOf<Takeable>(
    db,
    sql`select m.id::int, v.id::int as "conversationId", k.user_id::int as "candidateUserId",
        greatest(v.candidate_read_id, v.candidate_wrote_id) >= m.id as "isRead",
        k.user_id is null or coalesce(r.mailed_up_to, 0) >= m.id as "isMailed"
      from messages m
      join conversations v on v.id = m.conversation_id and v.company_id = ${companyId}
      join candidates k on k.id = v.candidate_id
      join applications a on a.candidate_id = v.candidate_id and a.job_id = v.job_id and a.id = ${applicationId}
      left join conversation_reads r on r.conversation_id = v.id and r.user_id = k.user_id
      where m.from_user_id = ${userId} and m.sender = 'company'
        and m.client_id in (${sql.join(
          clientIds.map((id) => sql`${id}`),
          sql`, `,
        )})
      for update of v`,
  );
  return row;
}

/** Deletes the message; the conversation then shows the previous one as its last. */
export async function deleteMessage(db: Db, { id, conversationId }: Takeable): Promise<void> {
  await db.execute(sql`delete from messages where id = ${id}`);
  await db.execute(sql`update conversations set
      last_message_id = (select max(id) from messages where conversation_id = ${conversationId}),
      company_wrote_id = coalesce(
        (select max(id) from messages where conversation_id = ${conversationId} and sender = 'company'), 0)
    where id = ${conversationId}`);
}
