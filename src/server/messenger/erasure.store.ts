import { eq, inArray, or } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { applications } from '../db/schema/applications.ts';
import {
  conversationReads,
  conversations,
  messageAttachments,
  messageBlocks,
  messageMailChoices,
  messages,
  noticeSettings,
  notices,
} from '../db/schema/messenger.ts';

export const ERASED = [
  conversations,
  messages,
  messageAttachments,
  conversationReads,
  messageBlocks,
  messageMailChoices,
  notices,
  noticeSettings,
];

/** The files that either side attached in the conversations of these candidates. */
export async function listAttachedFiles(db: Db, candidateIds: readonly number[]): Promise<number[]> {
  if (candidateIds.length === 0) return [];
  const rows = await db
    .select({ id: messageAttachments.fileId })
    .from(messageAttachments)
    .innerJoin(conversations, eq(conversations.id, messageAttachments.conversationId))
    .where(inArray(conversations.candidateId, [...candidateIds]));
  return rows.map(({ id }) => id);
}

/**
 * Deletes whole conversations, because messages to a person are about them as much as their own. Returns the
 * conversations and their companies.
 */
export async function deleteConversationsOf(db: Db, candidateIds: readonly number[]) {
  if (candidateIds.length === 0) return [];
  await db.delete(messageBlocks).where(inArray(messageBlocks.candidateId, [...candidateIds]));
  return db
    .delete(conversations)
    .where(inArray(conversations.candidateId, [...candidateIds]))
    .returning({ conversationId: conversations.id, companyId: conversations.companyId });
}

/** The messages that somebody wrote for their company stay in its conversations, without their author. */
export async function unsignMessages(db: Db, userId: number): Promise<void> {
  await db.update(messages).set({ fromUserId: null }).where(eq(messages.fromUserId, userId));
  await db.delete(conversationReads).where(eq(conversationReads.userId, userId));
  await db.update(messageAttachments).set({ uploadedBy: null }).where(eq(messageAttachments.uploadedBy, userId));
}

export async function deleteMailChoice(db: Db, email: string): Promise<void> {
  await db.delete(messageMailChoices).where(eq(messageMailChoices.email, email));
}

/** What the person was told of, and what others were told of about them. */
export async function deleteNotices(db: Db, userId: number, candidateIds: readonly number[]): Promise<void> {
  const sent = db
    .select({ id: applications.id })
    .from(applications)
    .where(inArray(applications.candidateId, [...candidateIds]));
  await db.delete(notices).where(or(eq(notices.userId, userId), inArray(notices.applicationId, sent)));
  await db.delete(noticeSettings).where(eq(noticeSettings.userId, userId));
}
