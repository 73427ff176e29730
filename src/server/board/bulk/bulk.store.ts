import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { applications } from '../../db/schema/applications.ts';
import { files } from '../../db/schema/files.ts';
import { candidates, resumes } from '../../db/schema/profiles.ts';

/** Those of the applications that belong to the company, each with its CV if there is one. */
export async function listSentCvs(db: Db, companyId: number, ids: readonly number[]) {
  return db
    .select({
      id: applications.id,
      name: applications.name,
      groupId: applications.groupId,
      fileKey: files.key,
      fileName: resumes.name,
      isErased: sql<boolean>`${candidates.erasedAt} is not null`,
    })
    .from(applications)
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .leftJoin(resumes, eq(resumes.id, applications.resumeId))
    .leftJoin(files, eq(files.id, resumes.fileId))
    .where(and(eq(applications.companyId, companyId), inArray(applications.id, [...ids])));
}
export type SentCv = Awaited<ReturnType<typeof listSentCvs>>[number];

/** The contact details and other columns of the table that a card does not have. */
export async function listContacts(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .select({
      id: applications.id,
      email: applications.email,
      phone: sql<string | null>`${applications.snapshot} #>> '{personalInfo,phone}'`,
      countryCode: applications.countryCode,
      source: applications.source,
    })
    .from(applications)
    .where(inArray(applications.id, [...ids]));
}
