import { and, desc, eq, exists, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { applications } from '../db/schema/applications.ts';
import { files } from '../db/schema/files.ts';
import { candidates, resumes } from '../db/schema/profiles.ts';

export async function findCandidateId(db: Db, userId: number): Promise<number | undefined> {
  const [row] = await db.select({ id: candidates.id }).from(candidates).where(eq(candidates.userId, userId));
  return row?.id;
}

/** Locks the candidate until the end of the transaction. Undefined if they were just erased. */
export async function lockCandidate(db: Db, id: number) {
  const [row] = await db
    .select({ userId: candidates.userId })
    .from(candidates)
    .where(and(eq(candidates.id, id), isNull(candidates.erasedAt)))
    .for('no key update');
  return row;
}

/** The CVs of the profile, the default one first. */
export async function listResumesOf(db: Db, candidateId: number) {
  return db
    .select({
      id: resumes.id,
      fileId: resumes.fileId,
      name: resumes.name,
      bytes: files.bytes,
      mediaType: files.mediaType,
      createdAt: resumes.createdAt,
    })
    .from(resumes)
    .innerJoin(files, eq(files.id, resumes.fileId))
    .where(and(eq(resumes.candidateId, candidateId), resumes.inProfile))
    .orderBy(sql`${resumes.defaultSince} desc nulls last`, desc(resumes.id));
}
export type ResumeRow = Awaited<ReturnType<typeof listResumesOf>>[number];

type NewResume = { candidateId: number; fileId: number; name: string; inProfile: boolean };

export async function insertResume(db: Db, { isDefault, ...resume }: NewResume & { isDefault: boolean }) {
  const [row] = await db
    .insert(resumes)
    .values({ ...resume, defaultSince: isDefault ? sql`now()` : null })
    .returning({ id: resumes.id });
  return (row as { id: number }).id;
}

const ownOne = (candidateId: number, id: number) =>
  and(eq(resumes.id, id), eq(resumes.candidateId, candidateId), resumes.inProfile);

/** Locks a CV, so that it is not deleted before the transaction has ended. */
export async function holdResume(db: Db, candidateId: number, id: number) {
  const [row] = await db
    .select({ fileId: resumes.fileId, name: resumes.name })
    .from(resumes)
    .where(ownOne(candidateId, id))
    .for('key share');
  return row;
}

export async function renameResume(db: Db, candidateId: number, id: number, name: string): Promise<void> {
  await db.update(resumes).set({ name }).where(ownOne(candidateId, id));
}

/** Uses the time of the statement, not of the transaction's begin, so that of two at once the later one wins. */
export async function makeDefault(db: Db, candidateId: number, id: number): Promise<void> {
  await db.update(resumes).set({ defaultSince: sql`clock_timestamp()` }).where(ownOne(candidateId, id));
}

/**
 * Removes a CV from the profile, and returns its file if nothing else may refer to it. The row stays if an application
 * refers to it.
 */
export async function takeFromProfile(db: Db, candidateId: number, id: number): Promise<number[]> {
  const sent = db.select({ id: applications.id }).from(applications).where(eq(applications.resumeId, id));
  const kept = await db
    .update(resumes)
    .set({ inProfile: false, defaultSince: null })
    .where(and(ownOne(candidateId, id), exists(sent)))
    .returning({ id: resumes.id });
  if (kept.length > 0) return [];
  const rows = await db.delete(resumes).where(ownOne(candidateId, id)).returning({ fileId: resumes.fileId });
  return rows.map(({ fileId }) => fileId);
}

/** The files that a candidate sent with applications, oldest first. */
export async function listSentFiles(db: Db, candidateId: number) {
  return db
    .select({ fileId: resumes.fileId, name: resumes.name })
    .from(resumes)
    .where(and(eq(resumes.candidateId, candidateId), eq(resumes.inProfile, false)))
    .orderBy(resumes.id);
}
