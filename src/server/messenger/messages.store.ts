import { type SQL, sql } from 'drizzle-orm';
import { MESSAGES_AT_ONCE, type Side } from '#shared/messenger/messenger.values.ts';
import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { countHitsText, type Hit } from '../identity/throttle.store.ts';

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

/** Oldest first: the newest ones, those before a message, or those after it; and whether there are more that way. */
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
  /** Null: one with this client id was there. */
  id: number | null;
  createdAt: Date | string | null;
  companyId: number;
  candidateId: number;
  candidateUserId: number | null;
  jobId: number;
  /** Blind review is on: whom the company may know has to be asked. */
  isBlind: boolean;
};

export type WriteOptions = { hits: readonly Hit[]; toGuests: boolean };

type Sending = {
  chatId: number;
  side: Side;
  userId: number;
  companyId: number | null;
  /** The other side, as the writer knows it; null when they do not. */
  to: number | null;
  body: string;
  clientId: string | null;
  attachmentIds: readonly number[];
};

/**
 * All of it in one statement: who may, how often, the message, and what the conversation shows of it. The
 * conversation is locked before the message gets its id, so ids of one conversation appear in their order. Its files are
 * locked before both, so that each goes with one message. Under blind review a candidate's id is not taken here: whether
 * the company knows it has to be asked first.
 */
const writeOne = prepared<Written, Record<keyof Omit<Sending, 'attachmentIds'>, unknown> & Record<string, unknown>>(
  'write_message',
  `with taken as (
     select t.id from message_attachments t
     where t.id = any (:attachmentIds::bigint[]) and t.conversation_id = :chatId::bigint and t.message_id is null
       and t.uploaded_by = :userId::bigint
     for no key update
   ), talk as (
     select v.id, v.company_id, v.candidate_id, v.job_id, k.user_id, s.blind_until_group_id is not null as is_blind
     from conversations v join candidates k on k.id = v.candidate_id
       left join board_settings s on s.company_id = v.company_id
     where v.id = :chatId::bigint and k.erased_at is null and (k.user_id is not null or :toGuests::boolean)
       and case when :side::text = 'company' then v.company_id = :companyId::bigint else k.user_id = :userId::bigint end
       and (:to::bigint is null
         or :side::text = 'candidate' and :to::bigint = v.company_id
         or :side::text = 'company' and :to::bigint = v.candidate_id and s.blind_until_group_id is null)
       and not exists (
         select from message_blocks b where b.company_id = v.company_id and b.candidate_id = v.candidate_id)
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
     talk.is_blind as "isBlind"
   from talk left join written on true`,
);

/** Undefined: there is no such conversation, or nothing can be said in it. Throws over a limit, and nothing happens. */
export async function write(
  db: Db,
  { attachmentIds, ...message }: Sending,
  { hits, toGuests }: WriteOptions,
): Promise<Written | undefined> {
  const ids = `{${attachmentIds.join(',')}}`;
  const [written] = await writeOne(db, { ...message, attachmentIds: ids, hits: JSON.stringify(hits), toGuests });
  return written;
}
