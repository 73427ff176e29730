import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { applications } from '../db/schema/applications.ts';
import { files } from '../db/schema/files.ts';
import { jobs } from '../db/schema/jobs.ts';
import { candidates, companies, resumes } from '../db/schema/profiles.ts';

/** Finds an application whose candidate was not erased. Nobody can read the evaluation of their own application. */
export async function findApplicant(db: Db, id: number, readerId: number) {
  const [row] = await db
    .select({
      id: applications.id,
      name: applications.name,
      appliedAt: applications.appliedAt,
      outcome: applications.outcome,
      withdrawnAt: applications.withdrawnAt,
      coverLetter: applications.coverLetter,
      snapshot: applications.snapshot,
      profession: applications.profession,
      jobId: applications.jobId,
      title: jobs.title,
      slug: jobs.slug,
      description: jobs.description,
      jobSkills: sql<string[]>`array(select s.name from job_skills s where s.job_id = ${jobs.id} order by s.position)`,
      companyId: applications.companyId,
      groupId: applications.groupId,
      company: companies.name,
      resumeId: applications.resumeId,
      resumeName: resumes.name,
      resumeType: files.mediaType,
      candidate: {
        id: candidates.id,
        name: candidates.name,
        email: candidates.email,
        phone: candidates.phone,
        address: candidates.address,
        city: candidates.city,
        photoFileId: candidates.photoFileId,
      },
    })
    .from(applications)
    .innerJoin(candidates, and(eq(candidates.id, applications.candidateId), isNull(candidates.erasedAt)))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .leftJoin(resumes, eq(resumes.id, applications.resumeId))
    .leftJoin(files, eq(files.id, resumes.fileId))
    .where(and(eq(applications.id, id), sql`${candidates.userId} is distinct from ${readerId}`));
  return row;
}
export type Applicant = NonNullable<Awaited<ReturnType<typeof findApplicant>>>;
