import { and, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { mails } from '../db/schema/operations.ts';

type MailRow = { recipient: string; subject: string; body: string };

/** Alone, or as a part of the statement that causes the mails. */
export const mailInsertText = (rows: string) =>
  `insert into mails (recipient, subject, body)
   select recipient, subject, body from json_to_recordset(${rows}::json) as r(recipient text, subject text, body text)`;
const insert = prepared('insert_mails', mailInsertText('$1'));

export async function insertMail(db: Db, mail: MailRow): Promise<void> {
  await insert(db, [JSON.stringify([mail])]);
}

const LEASE_SECONDS = 20;

const claim = prepared<MailRow & { id: number }>(
  'claim_mail',
  `with marked as (update mails set sent_at = now() where id = $1::bigint),
   next as (
     select id from mails
     where sent_at is null and id is distinct from $1::bigint and (claimed_until is null or claimed_until < now())
     order by attempts, id limit 1 for update skip locked
   )
   update mails set attempts = attempts + 1, claimed_until = now() + make_interval(secs => ${LEASE_SECONDS})
   from next where mails.id = next.id
   returning mails.id::int as id, recipient, subject, body`,
);

/**
 * The oldest mail that nobody sends at the moment, those with failures behind the others: ours for a while. The one
 * that was sent before it is marked in the same statement, so that each mail takes one.
 */
export async function claimUnsent(db: Db, sent: number | null) {
  const [mail] = await claim(db, [sent]);
  return mail;
}

/** What a process that was killed had begun to send. Only for the one process that holds the database now. */
export async function releaseClaims(db: Db): Promise<void> {
  await db
    .update(mails)
    .set({ claimedUntil: null })
    .where(and(isNull(mails.sentAt), isNotNull(mails.claimedUntil)));
}

/** Mails hold names and links: what was delivered is forgotten after a week. */
export async function deleteOldMails(db: Db): Promise<void> {
  await db.delete(mails).where(lt(mails.sentAt, sql`now() - interval '7 days'`));
}
