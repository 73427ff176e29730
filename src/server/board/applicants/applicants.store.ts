import { and, asc, desc, eq, inArray, notInArray, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { applications } from '../../db/schema/applications.ts';
import { applicationGroups } from '../../db/schema/board.ts';
import { files } from '../../db/schema/files.ts';
import { imports } from '../../db/schema/imports.ts';
import { jobs } from '../../db/schema/jobs.ts';
import { candidates, resumes } from '../../db/schema/profiles.ts';

/** Selects applications: of a company, of an account, or of anybody. */
export type Whose = { companyId?: number; userId?: number; ids?: number[]; username?: string; notIn?: number[] };

function those({ companyId, userId, ids, username, notIn }: Whose): SQL | undefined {
  return and(
    companyId === undefined ? undefined : eq(applications.companyId, companyId),
    userId === undefined ? undefined : eq(candidates.userId, userId),
    ids && inArray(applications.id, ids),
    username === undefined ? undefined : eq(candidates.username, username),
    notIn && notInArray(applications.groupId, notIn),
  );
}

/** The applications with their candidates and jobs, newest first. */
export async function listApplicants(db: Db, whose: Whose, most: number) {
  return db
    .select({
      id: applications.id,
      companyId: applications.companyId,
      jobId: applications.jobId,
      groupId: applications.groupId,
      stage: applicationGroups.name,
      version: applications.version,
      outcome: applications.outcome,
      name: applications.name,
      snapshot: applications.snapshot,
      aiScore: applications.aiScore,
      managerScore: applications.managerScore,
      beingScored: applications.beingScored,
      profession: applications.profession,
      experienceLevel: applications.experienceLevel,
      educationLevel: applications.educationLevel,
      appliedAt: applications.appliedAt,
      stageSince: applications.stageSince,
      withdrawnAt: applications.withdrawnAt,
      disputedAt: applications.disputedAt,
      resumeId: applications.resumeId,
      resumeName: resumes.name,
      resumeType: files.mediaType,
      title: jobs.title,
      slug: jobs.slug,
      status: jobs.status,
      deadline: jobs.deadline,
      passMark: jobs.passMark,
      importedFrom: imports.name,
      importedAt: imports.startedAt,
      candidate: candidates,
    })
    .from(applications)
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .innerJoin(applicationGroups, eq(applicationGroups.id, applications.groupId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(resumes, eq(resumes.id, applications.resumeId))
    .leftJoin(files, eq(files.id, resumes.fileId))
    .leftJoin(imports, eq(imports.id, applications.importId))
    .where(those(whose))
    .orderBy(desc(applications.appliedAt), desc(applications.id))
    .limit(most);
}
export type Applicant = Awaited<ReturnType<typeof listApplicants>>[number];
export type CandidateRow = Applicant['candidate'];

/** The candidate of an account, or by their username. */
export async function findCandidate(db: Db, { userId, username }: Pick<Whose, 'userId' | 'username'>) {
  const [row] = await db
    .select()
    .from(candidates)
    .where(
      and(
        userId === undefined ? undefined : eq(candidates.userId, userId),
        username === undefined ? undefined : eq(candidates.username, username),
      ),
    )
    .limit(1);
  return row;
}

export async function listColumns(db: Db, companyId: number) {
  return db
    .select({ id: applicationGroups.id, name: applicationGroups.name, fixed: applicationGroups.fixed })
    .from(applicationGroups)
    .where(eq(applicationGroups.companyId, companyId))
    .orderBy(asc(applicationGroups.position), asc(applicationGroups.id));
}
