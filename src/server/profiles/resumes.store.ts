import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { candidates, resumes } from '../db/schema/profiles.ts';

export async function findCandidateId(db: Db, userId: number): Promise<number | undefined> {
  const [row] = await db.select({ id: candidates.id }).from(candidates).where(eq(candidates.userId, userId));
  return row?.id;
}

/** Until the end of the transaction nobody else adds to what this candidate has. False when they were just erased. */
export async function lockCandidate(db: Db, id: number): Promise<boolean> {
  const [row] = await db
    .select({ id: candidates.id })
    .from(candidates)
    .where(and(eq(candidates.id, id), isNull(candidates.erasedAt)))
    .for('no key update');
  return row !== undefined;
}

export async function listResumesOf(db: Db, candidateId: number) {
  return db
    .select({ id: resumes.id, name: resumes.name, createdAt: resumes.createdAt })
    .from(resumes)
    .where(eq(resumes.candidateId, candidateId))
    .orderBy(desc(resumes.id));
}

export async function countResumesOf(db: Db, candidateId: number): Promise<number> {
  const [row] = await db.select({ count: count() }).from(resumes).where(eq(resumes.candidateId, candidateId));
  return Number(row?.count ?? 0);
}

export async function insertResume(db: Db, resume: { candidateId: number; fileId: number; name: string }) {
  const [row] = await db
    .insert(resumes)
    .values(resume)
    .returning({ id: resumes.id, name: resumes.name, createdAt: resumes.createdAt });
  return row as NonNullable<typeof row>;
}

export async function ownsResume(db: Db, candidateId: number, resumeId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: resumes.id })
    .from(resumes)
    .where(and(eq(resumes.id, resumeId), eq(resumes.candidateId, candidateId)));
  return row !== undefined;
}
