import { and, desc, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { files } from '../../db/schema/files.ts';
import { conversations, messageAttachments } from '../../db/schema/messenger.ts';
import { candidates } from '../../db/schema/profiles.ts';
import type { Party } from '../conversations.store.ts';

type NewAttachment = { conversationId: number; fileId: number /** Null for a guest. */; uploadedBy: number | null };

export async function insertAttachment(db: Db, attachment: NewAttachment): Promise<number> {
  const [row] = await db.insert(messageAttachments).values(attachment).returning({ id: messageAttachments.id });
  return (row as { id: number }).id;
}

/** The size of all files that somebody has uploaded to a conversation, whether sent or not. */
export async function bytesOf(db: Db, conversationId: number, userId: number | null): Promise<number> {
  const isTheirs = userId === null ? isNull(messageAttachments.uploadedBy) : eq(messageAttachments.uploadedBy, userId);
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(${files.bytes}), 0)::float8` })
    .from(messageAttachments)
    .innerJoin(files, eq(files.id, messageAttachments.fileId))
    .where(and(eq(messageAttachments.conversationId, conversationId), isTheirs));
  return row?.bytes ?? 0;
}

const isOf = (party: Party): SQL =>
  party.side === 'company' ? eq(conversations.companyId, party.companyId) : eq(candidates.userId, party.userId);

/** An attachment that was sent in one of the party's conversations, or that the party is about to send. */
export async function findAttachment(db: Db, party: Party, id: number) {
  const [row] = await db
    .select({ name: files.name, key: files.key, mediaType: files.mediaType, bytes: files.bytes })
    .from(messageAttachments)
    .innerJoin(conversations, eq(conversations.id, messageAttachments.conversationId))
    .innerJoin(candidates, eq(candidates.id, conversations.candidateId))
    .innerJoin(files, eq(files.id, messageAttachments.fileId))
    .where(
      and(
        eq(messageAttachments.id, id),
        isOf(party),
        or(sql`${messageAttachments.messageId} is not null`, eq(messageAttachments.uploadedBy, party.userId)),
      ),
    );
  return row;
}

const isUnsent = isNull(messageAttachments.messageId);

/**
 * Removes all but somebody's newest unsent attachments. The files are deleted by the cleanup once nothing refers to
 * them.
 */
export async function keepNewestUnsent(db: Db, userId: number, most: number): Promise<void> {
  const ofPerson = and(isUnsent, eq(messageAttachments.uploadedBy, userId));
  const older = db
    .select({ id: messageAttachments.id })
    .from(messageAttachments)
    .where(ofPerson)
    .orderBy(desc(messageAttachments.id))
    .offset(most);
  await db.delete(messageAttachments).where(and(ofPerson, inArray(messageAttachments.id, older)));
}

export async function deleteUnsent(db: Db): Promise<void> {
  await db
    .delete(messageAttachments)
    .where(and(isUnsent, lt(messageAttachments.createdAt, sql`now() - interval '1 day'`)));
}
