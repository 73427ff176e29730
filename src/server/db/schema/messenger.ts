import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { EMAIL } from '#shared/identity/identity.values.ts';
import { SIDES, TEMPLATE } from '#shared/messenger/messenger.values.ts';
import { applicationGroups } from './board.ts';
import { createdAt, identity, moment, reference } from './columns.ts';
import { files } from './files.ts';
import { users } from './identity.ts';
import { jobs } from './jobs.ts';
import { candidates, companies } from './profiles.ts';

const messageId = () => reference().notNull().default(0);

/**
 * A candidate and an employer talk about one job. What a list of a thousand conversations shows is kept here, so that
 * it reads one index and no messages but the last ones.
 */
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
    lastMessageId: reference(),
    /** The last one that each side wrote: whatever the other side wrote before it is answered, and so read. */
    companyWroteId: messageId(),
    candidateWroteId: messageId(),
    /** Up to where somebody of the side has it on a device, and has read it. */
    companyGotId: messageId(),
    candidateGotId: messageId(),
    companyReadId: messageId(),
    candidateReadId: messageId(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('conversations_parties').on(t.companyId, t.candidateId, t.jobId),
    index('conversations_company').on(t.companyId, t.lastMessageId.desc()),
    index('conversations_candidate').on(t.candidateId, t.lastMessageId.desc()),
    index('conversations_company_waiting').on(t.companyId).where(sql`${t.candidateWroteId} > ${t.companyWroteId}`),
    index('conversations_candidate_waiting').on(t.candidateId).where(sql`${t.companyWroteId} > ${t.candidateWroteId}`),
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

/** How far each person has read, and how far they were told of it by mail. */
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
    mailedUpTo: messageId(),
  },
  (t) => [primaryKey({ columns: [t.conversationId, t.userId] })],
);

/** Without a message: uploaded, and not sent yet. */
export const messageAttachments = pgTable(
  'message_attachments',
  {
    id: identity(),
    conversationId: reference()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    messageId: reference().references(() => messages.id, { onDelete: 'cascade' }),
    fileId: reference()
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    uploadedBy: reference().references(() => users.id, { onDelete: 'set null' }),
    position: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    index('message_attachments_message').on(t.messageId),
    index('message_attachments_conversation').on(t.conversationId),
    index('message_attachments_file').on(t.fileId),
    index('message_attachments_unsent').on(t.createdAt).where(sql`${t.messageId} is null`),
  ],
);

/** One side wants to hear no more of the other, about any job. */
export const messageBlocks = pgTable(
  'message_blocks',
  {
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    candidateId: reference()
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    blockedBy: text({ enum: SIDES }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.candidateId, t.blockedBy] }),
    index('message_blocks_candidate').on(t.candidateId),
  ],
);

export const messageTemplates = pgTable(
  'message_templates',
  {
    id: identity(),
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    name: varchar({ length: TEMPLATE.name }).notNull(),
    body: text().notNull(),
    /** Offered when somebody is moved there. */
    groupId: reference().references(() => applicationGroups.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    index('message_templates_company').on(t.companyId),
    index('message_templates_group').on(t.groupId).where(sql`${t.groupId} is not null`),
  ],
);

/** Whether an address gets mails about messages. The token stands in each of them and can do nothing but stop them. */
export const messageMailChoices = pgTable(
  'message_mail_choices',
  {
    email: varchar({ length: EMAIL.max }).primaryKey(),
    token: text().notNull(),
    stoppedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('message_mail_choices_token').on(t.token)],
);
