import { asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { files } from '../db/schema/files.ts';
import {
  candidateEducations,
  candidateExperiences,
  candidateLanguages,
  candidateSkills,
  candidates,
  candidateTrainings,
  companies,
  companyMembers,
  resumes,
} from '../db/schema/profiles.ts';
import type { OwnFile } from '../kernel/privacy.ts';

const PARTS = {
  educations: candidateEducations,
  experiences: candidateExperiences,
  trainings: candidateTrainings,
  skills: candidateSkills,
  languages: candidateLanguages,
};
export const EXPORTED = [candidates, ...Object.values(PARTS), resumes, companyMembers];

export async function findCandidateId(db: Db, userId: number): Promise<number | null> {
  const [row] = await db.select({ id: candidates.id }).from(candidates).where(eq(candidates.userId, userId));
  return row?.id ?? null;
}

export async function readCompanyOf(db: Db, userId: number) {
  const [row] = await db
    .select({ company: companies.name, companyRole: companyMembers.role })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(eq(companyMembers.userId, userId));
  return row ?? { company: null, companyRole: null };
}

export async function readProfile(db: Db, candidateId: number) {
  const [profile] = await db.select().from(candidates).where(eq(candidates.id, candidateId));
  const parts: Record<string, unknown[]> = {};
  for (const [name, table] of Object.entries(PARTS)) {
    parts[name] = await db.select().from(table).where(eq(table.candidateId, candidateId)).orderBy(asc(table.id));
  }
  return { ...profile, ...parts };
}

const FILE = { name: files.name, key: files.key, bytes: files.bytes };

/** The CVs and the picture. */
export async function listFilesOf(db: Db, candidateId: number): Promise<OwnFile[]> {
  const cvs = await db
    // Each file is listed once, although applications have their own copies, under the name that the person last gave
    // it.
    .selectDistinctOn([files.key], { ...FILE, name: resumes.name })
    .from(resumes)
    .innerJoin(files, eq(files.id, resumes.fileId))
    .where(eq(resumes.candidateId, candidateId))
    .orderBy(files.key, desc(resumes.inProfile));
  const photos = await db
    .select(FILE)
    .from(candidates)
    .innerJoin(files, eq(files.id, candidates.photoFileId))
    .where(eq(candidates.id, candidateId));
  return [
    ...cvs.map((one) => ({ ...one, kind: 'cv' as const })),
    ...photos.map((one) => ({ ...one, kind: 'photo' as const })),
  ];
}
