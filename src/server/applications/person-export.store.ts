import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { applicationAnswers, applicationNotes, applications } from '../db/schema/applications.ts';
import { applicationGroups } from '../db/schema/board.ts';
import { jobs } from '../db/schema/jobs.ts';
import { companies } from '../db/schema/profiles.ts';

export const EXPORTED = [applications, applicationAnswers, applicationNotes];

/** The applications that belong to a candidate, oldest first. */
export async function listApplicationIds(db: Db, candidateId: number): Promise<number[]> {
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.candidateId, candidateId))
    .orderBy(asc(applications.id));
  return rows.map(({ id }) => id);
}

/** The applications as they were sent, and what became of them. */
export async function readApplications(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .select({
      id: applications.id,
      job: jobs.title,
      company: companies.name,
      stage: applicationGroups.publicStage,
      form: applications.form,
      name: applications.name,
      email: applications.email,
      coverLetter: applications.coverLetter,
      sent: applications.snapshot,
      outcome: applications.outcome,
      aiScore: applications.aiScore,
      managerScore: applications.managerScore,
      source: applications.source,
      appliedAt: applications.appliedAt,
      stageSince: applications.publicSince,
      withdrawnAt: applications.withdrawnAt,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .innerJoin(applicationGroups, eq(applicationGroups.id, applications.groupId))
    .where(inArray(applications.id, [...ids]))
    .orderBy(asc(applications.id));
}

export async function readAnswers(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .select({
      applicationId: applicationAnswers.applicationId,
      question: applicationAnswers.question,
      answer: applicationAnswers.answer,
    })
    .from(applicationAnswers)
    .where(inArray(applicationAnswers.applicationId, [...ids]))
    .orderBy(asc(applicationAnswers.position));
}

/** The notes that somebody wrote about applications of others. */
export async function readNotesBy(db: Db, userId: number) {
  return db
    .select({
      applicationId: applicationNotes.applicationId,
      body: applicationNotes.body,
      at: applicationNotes.createdAt,
    })
    .from(applicationNotes)
    .where(eq(applicationNotes.authorId, userId))
    .orderBy(asc(applicationNotes.id));
}
