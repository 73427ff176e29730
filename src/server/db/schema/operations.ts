import { sql } from 'drizzle-orm';
import { bigserial, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { applications } from './applications.ts';
import { bytes, createdAt, identity, moment, reference } from './columns.ts';
import { users } from './identity.ts';
import { jobs } from './jobs.ts';
import { companies } from './profiles.ts';

/** Append-only: every change of stage, score, outcome or job status, and every look that must be accounted for. */
export const history = pgTable(
  'history',
  {
    id: identity(),
    at: createdAt(),
    kind: text().notNull(),
    /** Null when the product itself acted. */
    actorId: reference().references(() => users.id, { onDelete: 'set null' }),
    companyId: reference().references(() => companies.id),
    jobId: reference().references(() => jobs.id),
    applicationId: reference().references(() => applications.id, { onDelete: 'cascade' }),
    from: text(),
    to: text(),
    reason: text(),
    details: jsonb(),
  },
  (t) => [
    index('history_application').on(t.applicationId, t.id),
    index('history_job').on(t.jobId, t.id),
    index('history_company').on(t.companyId, t.kind, t.at),
  ],
);

/** Mail is written in the transaction that causes it and sent by the queue, so a dead mail server loses nothing. */
export const mails = pgTable(
  'mails',
  {
    id: identity(),
    recipient: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    attempts: integer().notNull().default(0),
    createdAt: createdAt(),
    sentAt: moment(),
    /** Whoever sends it has it to themselves until then. */
    claimedUntil: moment(),
  },
  (t) => [index('mails_unsent').on(t.attempts, t.id).where(sql`${t.sentAt} is null`)],
);

export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: createdAt(),
});

/** What an admin changed of the shipped texts. */
export const translations = pgTable(
  'translations',
  { locale: text().notNull(), key: text().notNull(), text: text().notNull(), updatedAt: createdAt() },
  (t) => [primaryKey({ columns: [t.locale, t.key] })],
);

export const institutions = pgTable(
  'institutions',
  {
    id: identity(),
    name: text().notNull(),
    countryCode: varchar({ length: 2 }).notNull(),
    website: text(),
    /** Folded: lower case, without accents. */
    searchName: text().notNull(),
  },
  (t) => [
    uniqueIndex('institutions_name').on(t.countryCode, t.searchName),
    index('institutions_trigrams').using('gin', sql`${t.searchName} gin_trgm_ops`),
  ],
);

/** Where the Socket.IO adapter puts what is too large for a notification between processes. */
export const socketAttachments = pgTable('socket_io_attachments', {
  id: bigserial({ mode: 'number' }).unique(),
  createdAt: moment().defaultNow(),
  payload: bytes(),
});
