import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { DomainEvent } from '#shared/events/events.ts';
import type { Db } from '../db/database.ts';
import { applications } from '../db/schema/applications.ts';
import { conversations, messageAttachments } from '../db/schema/messenger.ts';
import { candidates, resumes } from '../db/schema/profiles.ts';

/** Everything that identifies a person. */
export type ErasedPerson = Omit<DomainEvent<'person.erased'>, 'type'>;

/** The files of candidates: their CVs and pictures, and whatever was attached in their conversations. */
export async function listFileIds(db: Db, candidateIds: readonly number[]): Promise<number[]> {
  if (candidateIds.length === 0) return [];
  const ids = [...candidateIds];
  const rows = [
    ...(await db.select({ id: resumes.fileId }).from(resumes).where(inArray(resumes.candidateId, ids))),
    ...(await db.select({ id: candidates.photoFileId }).from(candidates).where(inArray(candidates.id, ids))),
    ...(await db
      .select({ id: messageAttachments.fileId })
      .from(messageAttachments)
      .innerJoin(conversations, eq(conversations.id, messageAttachments.conversationId))
      .where(inArray(conversations.candidateId, ids))),
  ];
  return rows.flatMap(({ id }) => (id === null ? [] : [id]));
}

/** Applications of accounts that were erased before these arrived. */
export async function listLateArrivals(db: Db): Promise<ErasedPerson[]> {
  const rows = await db
    .selectDistinct({ userId: candidates.userId, candidateId: candidates.id, email: applications.email })
    .from(candidates)
    .innerJoin(applications, eq(applications.candidateId, candidates.id))
    .where(and(isNotNull(candidates.erasedAt), isNotNull(applications.email)));
  return rows.flatMap(({ userId, candidateId, email }) =>
    userId === null || email === null ? [] : [{ userId, candidateIds: [candidateId], email }],
  );
}

/** What the person called themselves in what they sent. */
export async function listSentNames(db: Db, candidateIds: readonly number[]): Promise<string[]> {
  if (candidateIds.length === 0) return [];
  const rows = await db
    .selectDistinct({ name: applications.name })
    .from(applications)
    .where(and(inArray(applications.candidateId, [...candidateIds]), isNotNull(applications.email)));
  return rows.map(({ name }) => name);
}
