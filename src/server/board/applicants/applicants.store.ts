import { and, asc, desc, eq, inArray, isNull, notInArray, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import {
  applicationAnswers,
  applicationEducations,
  applicationExperiences,
  applications,
} from '../../db/schema/applications.ts';
import { applicationGroups } from '../../db/schema/board.ts';
import { files } from '../../db/schema/files.ts';
import { jobQuestions, jobs } from '../../db/schema/jobs.ts';
import { candidates, resumes } from '../../db/schema/profiles.ts';

/** Whose applications, and which: those of a company, of an account, or of anybody. */
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

/** With the candidate and the job, newest first. */
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
      candidate: candidates,
    })
    .from(applications)
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .innerJoin(applicationGroups, eq(applicationGroups.id, applications.groupId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(resumes, eq(resumes.id, applications.resumeId))
    .leftJoin(files, eq(files.id, resumes.fileId))
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

export async function listEducations(db: Db, applicationId: number) {
  return db
    .select()
    .from(applicationEducations)
    .where(eq(applicationEducations.applicationId, applicationId))
    .orderBy(asc(applicationEducations.position));
}

export async function listExperiences(db: Db, applicationId: number) {
  return db
    .select()
    .from(applicationExperiences)
    .where(eq(applicationExperiences.applicationId, applicationId))
    .orderBy(asc(applicationExperiences.position));
}

type Answer = { question: string; answer: string | null };

/** What was answered, and behind it what the job asks besides: that was left open, or came later. */
export async function listAnswers(db: Db, { id, jobId }: { id: number; jobId: number }): Promise<Answer[]> {
  const answered = await db
    .select({
      questionId: applicationAnswers.questionId,
      question: applicationAnswers.question,
      answer: applicationAnswers.answer,
    })
    .from(applicationAnswers)
    .where(eq(applicationAnswers.applicationId, id))
    .orderBy(asc(applicationAnswers.position));
  const asked = await db
    .select({ questionId: jobQuestions.id, question: jobQuestions.title })
    .from(jobQuestions)
    .where(and(eq(jobQuestions.jobId, jobId), isNull(jobQuestions.retiredAt)))
    .orderBy(asc(jobQuestions.position), asc(jobQuestions.id));
  const isAnswered = (questionId: number) => answered.some((one) => one.questionId === questionId);
  const open = asked.filter(({ questionId }) => !isAnswered(questionId)).map((one) => ({ ...one, answer: null }));
  return [...answered, ...open].map(({ question, answer }) => ({ question, answer }));
}

export async function listColumns(db: Db, companyId: number) {
  return db
    .select({ id: applicationGroups.id, name: applicationGroups.name, fixed: applicationGroups.fixed })
    .from(applicationGroups)
    .where(eq(applicationGroups.companyId, companyId))
    .orderBy(asc(applicationGroups.position), asc(applicationGroups.id));
}
