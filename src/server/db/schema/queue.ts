import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, identity, moment } from './columns.ts';

/** Mail is written in the transaction that causes it and sent by the queue, so a dead mail server loses nothing. */
export const mails = pgTable(
  'mails',
  {
    id: identity(),
    recipient: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    headers: jsonb().$type<Record<string, string>>(),
    attempts: integer().notNull().default(0),
    createdAt: createdAt(),
    sentAt: moment(),
    /** Whoever sends it has it to themselves until then. */
    claimedUntil: moment(),
  },
  (t) => [index('mails_unsent').on(t.attempts, t.id).where(sql`${t.sentAt} is null`)],
);
