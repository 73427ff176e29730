import { and, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { mails } from '../db/schema/queue.ts';

type MailRow = { recipient: string; subject: string; body: string; headers: Record<string, string> | null };

/** Alone, or as a part of the statement that causes the mails. */
export const mailInsertText = (rows: string) =>
  `insert into mails (recipient, subject, body, headers)
   select recipient, subject, body, headers
   from json_to_recordset(${rows}::json) as r(recipient text, subject text, body text, headers jsonb)`;
const insert = prepared<never, { mails: string }>('insert_mails', mailInsertText(':mails'));

export async function insertMails(db: Db, mails: readonly MailRow[]): Promise<void> {
  await insert(db, { mails: JSON.stringify(mails) });
}

const LEASE_SECONDS = 20;

const ids = 'select value::bigint from json_array_elements_text(:sent::json)';

const claim = prepared<MailRow & { id: number }, { sent: string; most: number }>(
  'claim_mails',
  `with marked as (update mails set sent_at = now() where id in (${ids})),
   next as (
     select id from mails
     where sent_at is null and id not in (${ids}) and (claimed_until is null or claimed_until < now())
     order by attempts, id limit :most::int for update skip locked
   )
   update mails set attempts = attempts + 1, claimed_until = now() + make_interval(secs => ${LEASE_SECONDS})
   from next where mails.id = next.id
   returning mails.id::int as id, recipient, subject, body, headers`,
);

/**
 * The oldest mails that nobody sends at the moment, those with failures behind the others: ours for a while. Those
 * that were sent before are marked in the same statement, so that a mail takes one at most.
 */
export async function claimUnsent(db: Db, sent: number[], most: number) {
  const mails = await claim(db, { sent: JSON.stringify(sent), most });
  return mails.sort((a, b) => a.id - b.id);
}

export async function markSent(db: Db, sent: number[]): Promise<void> {
  await db.update(mails).set({ sentAt: sql`now()` }).where(inArray(mails.id, sent));
}

/** What a process that was killed had begun to send. Only for the one process that holds the database now. */
export async function releaseClaims(db: Db): Promise<void> {
  await db
    .update(mails)
    .set({ claimedUntil: null })
    .where(and(isNull(mails.sentAt), isNotNull(mails.claimedUntil)));
}

/** The mails to somebody that hold a secret of what was removed, sent or not. */
export async function deleteMailsWith(db: Db, recipient: string, secret: string): Promise<void> {
  await db.delete(mails).where(and(eq(mails.recipient, recipient), sql`position(${secret} in ${mails.body}) > 0`));
}

/**
 * Every mail to somebody who is erased, and what was told about them to others once it was sent: nobody is to miss a
 * mail, and a name may be somebody else's too.
 */
export async function deleteMailsAbout(db: Db, { email, names }: { email: string; names: string[] }): Promise<void> {
  const holds = (text: string) =>
    sql`(position(${text} in ${mails.body}) > 0 or position(${text} in ${mails.subject}) > 0)`;
  const address = addressPattern(email);
  const isAddress = or(sql`${mails.body} ~ ${address}`, sql`${mails.subject} ~ ${address}`);
  await db.delete(mails).where(or(eq(mails.recipient, email), and(isNotNull(mails.sentAt), holds(email), isAddress)));
  // Every text holds an empty one.
  for (const name of names.filter((one) => one !== '')) {
    await db.delete(mails).where(and(isNotNull(mails.sentAt), holds(name)));
  }
}

/** The address by itself, not as a part of another; a dot behind it may end a sentence. */
function addressPattern(email: string): string {
  const escaped = email.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return `(?<![[:alnum:]._%+-])${escaped}(?![[:alnum:]_-]|[.][[:alnum:]])`;
}

/** Mails hold names and links: what was delivered is forgotten after a while. */
export async function deleteOldMails(db: Db, days: number): Promise<void> {
  await db.delete(mails).where(lt(mails.sentAt, sql`now() - make_interval(days => ${days}::int)`));
}
