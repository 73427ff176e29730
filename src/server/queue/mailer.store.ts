import { and, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { mails } from '../db/schema/queue.ts';

type MailRow = {
  recipient: string;
  /** The sender's name; null means the site's own. */
  sender: string | null;
  subject: string;
  body: string;
  html: string;
  headers: Record<string, string> | null;
  cause: string | null;
  held_seconds: number | null;
};

const insert = prepared<never, { mails: string }>(
  'insert_mails',
  `insert into mails (recipient, sender, subject, body, html, headers, cause, held_until)
   select recipient, sender, subject, body, html, headers, cause, now() + make_interval(secs => held_seconds)
   from json_to_recordset(:mails::json)
     as r(recipient text, sender text, subject text, body text, html text, headers jsonb, cause text, held_seconds int)`,
);

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
     where sent_at is null and id not in (${ids})
       and (claimed_until is null or claimed_until < now()) and (held_until is null or held_until < now())
     order by attempts, id limit :most::int for update skip locked
   )
   update mails set attempts = attempts + 1, claimed_until = now() + make_interval(secs => ${LEASE_SECONDS})
   from next where mails.id = next.id
   returning mails.id::int as id, recipient, sender, subject, body, html, headers`,
);

/**
 * Claims the oldest mails that nobody is sending, those with failures last. Mails that were just sent are marked in the
 * same statement, so that each mail costs at most one statement.
 */
export async function claimUnsent(db: Db, sent: number[], most: number) {
  const mails = await claim(db, { sent: JSON.stringify(sent), most });
  return mails.sort((a, b) => a.id - b.id);
}

export async function markSent(db: Db, sent: number[]): Promise<void> {
  await db.update(mails).set({ sentAt: sql`now()` }).where(inArray(mails.id, sent));
}

/** Releases claims of a process that was killed. Only for a process that uses the database alone. */
export async function releaseClaims(db: Db): Promise<void> {
  await db
    .update(mails)
    .set({ claimedUntil: null })
    .where(and(isNull(mails.sentAt), isNotNull(mails.claimedUntil)));
}

/** Deletes the held mails of a cause that was undone. A mail that is being sent at this moment still goes out. */
export async function deleteHeldMails(db: Db, cause: string): Promise<void> {
  await db.delete(mails).where(and(eq(mails.cause, cause), isNull(mails.sentAt), isNull(mails.claimedUntil)));
}

/** Deletes the mails to somebody that contain a secret of something removed, whether sent or not. */
export async function deleteMailsWith(db: Db, recipient: string, secret: string): Promise<void> {
  await db.delete(mails).where(and(eq(mails.recipient, recipient), sql`position(${secret} in ${mails.body}) > 0`));
}

/**
 * Deletes every mail to an erased person, and sent mails to others that mention them. Unsent mails to others stay,
 * because nobody should miss one and a name may also be another person's.
 */
export async function deleteMailsAbout(db: Db, { email, names }: { email: string; names: string[] }): Promise<void> {
  const holds = (text: string) =>
    sql`(position(${text} in ${mails.body}) > 0 or position(${text} in ${mails.subject}) > 0)`;
  const address = addressPattern(email);
  const isAddress = or(sql`${mails.body} ~ ${address}`, sql`${mails.subject} ~ ${address}`);
  await db.delete(mails).where(or(eq(mails.recipient, email), and(isNotNull(mails.sentAt), holds(email), isAddress)));
  // An empty name would match every text.
  for (const name of names.filter((one) => one !== '')) {
    await db.delete(mails).where(and(isNotNull(mails.sentAt), holds(name)));
  }
}

/** Matches the address by itself and not as a part of another; a dot after it may end a sentence. */
function addressPattern(email: string): string {
  const escaped = email.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return `(?<![[:alnum:]._%+-])${escaped}(?![[:alnum:]_-]|[.][[:alnum:]])`;
}

/** Mails contain names and links, so delivered ones are deleted after a while. */
export async function deleteOldMails(db: Db, days: number): Promise<void> {
  await db.delete(mails).where(lt(mails.sentAt, sql`now() - make_interval(days => ${days}::int)`));
}
