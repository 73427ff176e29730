import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, identity, reference } from './columns.ts';
import { users } from './identity.ts';
import { jobs } from './jobs.ts';
import { candidates, companies } from './profiles.ts';

/** A candidate and an employer talk about one job. */
export const conversations = pgTable(
  'conversations',
  {
    id: identity(),
    companyId: reference()
      .notNull()
      .references(() => companies.id),
    candidateId: reference()
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    jobId: reference()
      .notNull()
      .references(() => jobs.id),
    /** Kept here so that a list of a thousand conversations reads one index. */
    lastMessageId: reference(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('conversations_parties').on(t.companyId, t.candidateId, t.jobId),
    index('conversations_company').on(t.companyId, t.lastMessageId.desc()),
    index('conversations_candidate').on(t.candidateId, t.lastMessageId.desc()),
  ],
);

/** Ordered by id: a client that reconnects asks for what came after the last id it has. */
export const messages = pgTable(
  'messages',
  {
    id: identity(),
    conversationId: reference()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    sender: text({ enum: ['company', 'candidate'] }).notNull(),
    fromUserId: reference().references(() => users.id, { onDelete: 'set null' }),
    /** Null while the candidate is a guest, who reads it by e-mail. */
    toUserId: reference().references(() => users.id, { onDelete: 'set null' }),
    body: text().notNull(),
    /** Given by the browser: sending twice stores once. */
    clientId: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('messages_conversation').on(t.conversationId, t.id),
    uniqueIndex('messages_client').on(t.fromUserId, t.clientId),
  ],
);

export const conversationReads = pgTable(
  'conversation_reads',
  {
    conversationId: reference()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    upTo: reference().notNull(),
  },
  (t) => [primaryKey({ columns: [t.conversationId, t.userId] })],
);
