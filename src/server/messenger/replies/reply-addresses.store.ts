import { randomBytes } from 'node:crypto';
import { eq, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#shared/kernel/languages.ts';
import type { Side } from '#shared/messenger/messenger.values.ts';
import type { Db } from '../../db/database.ts';
import { replyAddresses } from '../../db/schema/messenger.ts';

/** An address works for so long after it was last mailed. */
const DAYS = 180;

export const ERASED = [replyAddresses];

const rowsOf = async <Row>(db: Db, query: SQL) => ((await db.execute(query)) as unknown as { rows: Row[] }).rows;

/** Who may answer a mail: an account, or a guest. */
export type Addressee = { conversationId: number; userId: number | null; email: string };

/** Finds the token of a reader's address, or creates it with the first mail. In hex, as mail programs change case. */
export async function replyTokenOf(db: Db, { conversationId, userId, email }: Addressee): Promise<string> {
  const [row] = await db
    .insert(replyAddresses)
    .values({ token: randomBytes(20).toString('hex'), conversationId, userId, email })
    .onConflictDoUpdate({
      target: [replyAddresses.conversationId, replyAddresses.email],
      set: { userId, mailedAt: sql`now()` },
    })
    .returning({ token: replyAddresses.token });
  return (row as { token: string }).token;
}

export type Reader = {
  chatId: number;
  companyId: number;
  candidateId: number;
  candidateUserId: number | null;
  applicationId: number | null;
  job: string;
  side: Side;
  /** Null for a guest. */
  userId: number | null;
  name: string;
  email: string;
  locale: Locale | null;
  isErased: boolean;
  blockedBy: Side | null;
};

/**
 * Whose address it is, as they are now: a guest may have an account since, and whoever has left the team, was blocked
 * or has another e-mail has no address any more.
 */
export async function findReader(db: Db, token: string): Promise<Reader | undefined> {
  const [row] = await rowsOf<Reader>(
    db,
    sql`select r.*, (
        select b.blocked_by from message_blocks b
        where b.company_id = r."companyId" and b.candidate_id = r."candidateId"
        order by b.blocked_by = r.side desc limit 1
      ) as "blockedBy"
    from (
      select v.id::int as "chatId", v.company_id::int as "companyId", v.candidate_id::int as "candidateId",
        k.user_id::int as "candidateUserId", a.id::int as "applicationId", j.title as job,
        case when m.user_id is null then 'candidate' else 'company' end as side, u.id::int as "userId",
        coalesce(u.name, a.name, '') as name, t.email, coalesce(u.locale, a.locale) as locale,
        k.erased_at is not null as "isErased"
      from reply_addresses t
      join conversations v on v.id = t.conversation_id
      join candidates k on k.id = v.candidate_id
      join jobs j on j.id = v.job_id
      left join lateral (
        select a.id, a.name, a.locale from applications a
        where a.candidate_id = v.candidate_id and a.job_id = v.job_id order by a.applied_at desc limit 1
      ) a on true
      left join company_members m on m.user_id = t.user_id and m.company_id = v.company_id and m.role <> 'interviewer'
      left join users u on u.id = coalesce(m.user_id, k.user_id)
      where t.token = ${token}
        and (m.user_id is not null or t.user_id is null or t.user_id = k.user_id)
        and (u.id is null or (u.email = t.email and u.blocked_at is null))
    ) r`,
  );
  return row;
}

/** Waits for whoever writes there now, and says whether a message with this client id exists already. */
export async function lockAndFind(db: Db, chatId: number, clientId: string): Promise<boolean> {
  await db.execute(sql`select from conversations where id = ${chatId} for no key update`);
  const rows = await rowsOf<object>(
    db,
    sql`select 1 from messages where conversation_id = ${chatId} and client_id = ${clientId}`,
  );
  return rows.length > 0;
}

export async function endAddressesOf(db: Db, whose: { email: string } | { userId: number }): Promise<void> {
  const isTheirs = 'email' in whose ? eq(replyAddresses.email, whose.email) : eq(replyAddresses.userId, whose.userId);
  await db.delete(replyAddresses).where(isTheirs);
}

export async function deleteOf(db: Db, { userId, email }: { userId: number; email: string }): Promise<void> {
  await db.delete(replyAddresses).where(or(eq(replyAddresses.userId, userId), eq(replyAddresses.email, email)));
}

export async function deleteOld(db: Db): Promise<void> {
  await db.delete(replyAddresses).where(lt(replyAddresses.mailedAt, sql`now() - make_interval(days => ${DAYS}::int)`));
}
