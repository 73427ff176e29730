import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, identity, moment } from './columns.ts';

/**
 * A mail is written in the transaction that causes it, together with the job that sends it, so a mail server that is
 * down loses nothing.
 */
export const mails = pgTable(
  'mails',
  {
    id: identity(),
    recipient: text().notNull(),
    /** The sender's name; null means the site's own. */
    sender: text(),
    subject: text().notNull(),
    body: text().notNull(),
    /** The body as HTML; empty for mails that were queued before HTML was added. */
    html: text().notNull().default(''),
    headers: jsonb().$type<Record<string, string>>(),
    /** An invitation for the reader's calendar. */
    calendar: jsonb().$type<{ method: 'REQUEST' | 'CANCEL'; content: string }>(),
    /** Identifies what caused the mail, so that undoing it can delete the mail. */
    cause: text(),
    createdAt: createdAt(),
    sentAt: moment(),
    /** When the last attempt to send it failed. */
    failedAt: moment(),
  },
  (t) => [
    index('mails_unsent').on(t.id).where(sql`${t.sentAt} is null`),
    index('mails_held').on(t.cause).where(sql`${t.cause} is not null and ${t.sentAt} is null`),
  ],
);

/** Tables that hold something about a person and are not in their archive. */
export const NOT_EXPORTED = { mails: 'The person has the mails; what caused them is in the archive.' };
