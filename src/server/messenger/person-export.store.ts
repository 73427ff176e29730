import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { files } from '../db/schema/files.ts';
import { jobs } from '../db/schema/jobs.ts';
import {
  conversations,
  messageAttachments,
  messageBlocks,
  messageMailChoices,
  messages,
  noticeSettings,
  notices,
} from '../db/schema/messenger.ts';
import { companies } from '../db/schema/profiles.ts';
import type { OwnFile } from '../kernel/privacy.ts';

export const EXPORTED = [
  conversations,
  messages,
  messageAttachments,
  messageBlocks,
  messageMailChoices,
  notices,
  noticeSettings,
];

/** The messages of somebody's conversations, from both sides. */
export async function readConversations(db: Db, candidateId: number) {
  const rows = await db
    .select({
      conversation: conversations.id,
      company: companies.name,
      job: jobs.title,
      id: messages.id,
      sender: messages.sender,
      body: messages.body,
      at: messages.createdAt,
    })
    .from(conversations)
    .innerJoin(companies, eq(companies.id, conversations.companyId))
    .innerJoin(jobs, eq(jobs.id, conversations.jobId))
    .innerJoin(messages, eq(messages.conversationId, conversations.id))
    .where(eq(conversations.candidateId, candidateId))
    .orderBy(asc(messages.id));
  const attached = await db
    .select({ messageId: messageAttachments.messageId, name: files.name })
    .from(messageAttachments)
    .innerJoin(files, eq(files.id, messageAttachments.fileId))
    .innerJoin(conversations, eq(conversations.id, messageAttachments.conversationId))
    .where(eq(conversations.candidateId, candidateId));
  return rows.map((message) => ({
    ...message,
    attachments: attached.filter(({ messageId }) => messageId === message.id).map(({ name }) => name),
  }));
}

export async function readBlockedEmployers(db: Db, candidateId: number) {
  return db
    .select({ company: companies.name, at: messageBlocks.createdAt })
    .from(messageBlocks)
    .innerJoin(companies, eq(companies.id, messageBlocks.companyId))
    .where(and(eq(messageBlocks.candidateId, candidateId), eq(messageBlocks.blockedBy, 'candidate')));
}

export async function readMailChoice(db: Db, email: string | null) {
  return db
    .select({
      stoppedAt: messageMailChoices.stoppedAt,
      stagesStoppedAt: messageMailChoices.stagesStoppedAt,
      createdAt: messageMailChoices.createdAt,
    })
    .from(messageMailChoices)
    .where(eq(messageMailChoices.email, email ?? ''));
}

export async function readMessagesBy(db: Db, userId: number) {
  return db
    .select({ conversation: messages.conversationId, body: messages.body, at: messages.createdAt })
    .from(messages)
    .where(eq(messages.fromUserId, userId))
    .orderBy(asc(messages.id));
}

export async function listAttachmentsBy(db: Db, userId: number): Promise<OwnFile[]> {
  const attached = await db
    .select({ name: files.name, key: files.key, bytes: files.bytes })
    .from(messageAttachments)
    .innerJoin(files, eq(files.id, messageAttachments.fileId))
    .where(eq(messageAttachments.uploadedBy, userId));
  return attached.map((one) => ({ ...one, kind: 'attachments' }));
}

export async function readNotices(db: Db, userId: number) {
  return db
    .select({
      kind: notices.kind,
      applicationId: notices.applicationId,
      at: notices.createdAt,
      readAt: notices.readAt,
      mailedAt: notices.mailedAt,
    })
    .from(notices)
    .where(eq(notices.userId, userId))
    .orderBy(asc(notices.id));
}

export async function readNoticeChoices(db: Db, userId: number) {
  return db
    .select({ choices: noticeSettings.choices, lastDailyMail: noticeSettings.dailyAt })
    .from(noticeSettings)
    .where(eq(noticeSettings.userId, userId));
}
