import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, identity, moment } from './columns.ts';

/**
 * A mail is written in the transaction that causes it and sent by the queue, so a mail server that is down loses
 * nothing.
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
    /** Not sent before this time, because what caused the mail can still be undone. */
    heldUntil: moment(),
    /** Identifies what caused the mail, so that undoing it can delete the mail. */
    cause: text(),
    attempts: integer().notNull().default(0),
    createdAt: createdAt(),
    sentAt: moment(),
    /** Until then the process that sends the mail has an exclusive claim on it. */
    claimedUntil: moment(),
  },
  (t) => [
    index('mails_unsent').on(t.attempts, t.id).where(sql`${t.sentAt} is null`),
    index('mails_held').on(t.cause).where(sql`${t.cause} is not null and ${t.sentAt} is null`),
  ],
);
