import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { applications } from '../../db/schema/applications.ts';
import { files } from '../../db/schema/files.ts';
import { candidates, resumes } from '../../db/schema/profiles.ts';

export async function findResume(db: Db, id: number) {
  const [row] = await db
    .select({
      name: resumes.name,
      key: files.key,
      mediaType: files.mediaType,
      bytes: files.bytes,
      userId: candidates.userId,
      erasedAt: candidates.erasedAt,
    })
    .from(resumes)
    .innerJoin(files, eq(files.id, resumes.fileId))
    .innerJoin(candidates, eq(candidates.id, resumes.candidateId))
    .where(eq(resumes.id, id));
  return row;
}

/** The applications that a CV was sent with, newest first. */
export async function listApplicationsWith(db: Db, resumeId: number) {
  return db
    .select({
      id: applications.id,
      jobId: applications.jobId,
      companyId: applications.companyId,
      groupId: applications.groupId,
      outcome: applications.outcome,
    })
    .from(applications)
    .where(eq(applications.resumeId, resumeId))
    .orderBy(desc(applications.id));
}

export async function findPhoto(db: Db, applicationId: number) {
  const [row] = await db
    .select({
      companyId: applications.companyId,
      jobId: applications.jobId,
      groupId: applications.groupId,
      outcome: applications.outcome,
      userId: candidates.userId,
      erasedAt: candidates.erasedAt,
      key: files.key,
      mediaType: files.mediaType,
      bytes: files.bytes,
    })
    .from(applications)
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .innerJoin(files, eq(files.id, candidates.photoFileId))
    .where(eq(applications.id, applicationId));
  return row;
}
