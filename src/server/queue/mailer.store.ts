import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { mails } from '../db/schema/queue.ts';
import type { MailCalendar } from './mail.ts';

export const ERASED = [mails];

type MailRow = {
  recipient: string;
  /** The sender's name; null means the site's own. */
  sender: string | null;
  subject: string;
  body: string;
  html: string;
  headers: Record<string, string> | null;
  calendar: MailCalendar | null;
  cause: string | null;
};

const insert = prepared<{ id: number }, { mails: string }>(
  'insert_mails',
  `insert into mails (recipient, sender, subject, body, html, headers, calendar, cause)
   select recipient, sender, subject, body, html, headers, calendar, cause
   from json_to_recordset(:mails::json)
     as r(recipient text, sender text, subject text, body text, html text, headers jsonb, calendar jsonb, cause text)
   returning id::int`,
);

/** Returns the ids in the order of the mails. */
export async function insertMails(db: Db, mails: readonly MailRow[]): Promise<number[]> {
  const rows = await insert(db, { mails: JSON.stringify(mails) });
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}

const ids = 'select value::bigint from json_array_elements_text(:ids::json)';

type UnsentMail = Omit<MailRow, 'cause'> & { id: number; writtenMs: string };

const unsent = prepared<UnsentMail, { ids: string }>(
  'find_unsent_mails',
  `select id::int as id, recipient, sender, subject, body, html, headers, calendar,
     floor(extract(epoch from created_at) * 1000)::bigint::text as "writtenMs"
   from mails
   where id in (${ids}) and sent_at is null order by id`,
);

export function findUnsent(db: Db, mailIds: readonly number[]) {
  return unsent(db, { ids: JSON.stringify(mailIds) });
}

const sent = prepared<never, { ids: string }>('mark_sent', `update mails set sent_at = now() where id in (${ids})`);

export async function markSent(db: Db, mailIds: readonly number[]): Promise<void> {
  await sent(db, { ids: JSON.stringify(mailIds) });
}

export async function markFailed(db: Db, id: number): Promise<void> {
  await db
    .update(mails)
    .set({ failedAt: sql`now()` })
    .where(and(eq(mails.id, id), isNull(mails.sentAt)));
}

export async function listUnsent(db: Db): Promise<number[]> {
  const rows = await db.select({ id: mails.id }).from(mails).where(isNull(mails.sentAt)).orderBy(mails.id);
  return rows.map(({ id }) => id);
}

/** Deletes the held mails of a cause that was undone. A mail that is being sent at this moment still goes out. */
export async function deleteHeldMails(db: Db, cause: string): Promise<void> {
  await db.delete(mails).where(and(eq(mails.cause, cause), isNull(mails.sentAt)));
}

export async function deleteMailsWith(db: Db, recipient: string, secret: string): Promise<void> {
  await db.delete(mails).where(and(eq(mails.recipient, recipient), sql`position(${secret} in ${mails.body}) > 0`));
}

/**
 * Deletes every mail to an erased person, and sent mails to others that mention them. Unsent mails to others stay,
 * because nobody should miss one and a name may also be another person's.
 */
export async function deleteMailsAbout(
  db: Db,
  { email, names }: { email: string; names: readonly string[] },
): Promise<void> {
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

/** Mails contain names and links, so those that were sent or given up are deleted after a while. */
export async function deleteOldMails(db: Db, days: number): Promise<void> {
  const since = sql`now() - make_interval(days => ${days}::int)`;
  await db.delete(mails).where(or(lt(mails.sentAt, since), lt(mails.failedAt, since)));
}
