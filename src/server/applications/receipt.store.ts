import { and, asc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { KeptEventType, Recorded } from '#shared/events/events.ts';
import type { Db } from '../db/database.ts';
import { openedBy } from '../db/receipt-condition.ts';
import { awaitedAnswers } from '../db/schema/answers.ts';
import { applicationAnswers, applications } from '../db/schema/applications.ts';
import { applicationGroups } from '../db/schema/board.ts';
import { files } from '../db/schema/files.ts';
import { history } from '../db/schema/history.ts';
import { jobQuestions, jobs } from '../db/schema/jobs.ts';
import { candidates, companies, resumes } from '../db/schema/profiles.ts';

/** Found by the hash of the secret, so only its holder finds it. */
export function findByReceipt(db: Db, receiptHash: Buffer) {
  return findOne(db, openedBy(db, receiptHash));
}

/** Found by its id, for the account that it belongs to. */
export function findOwn(db: Db, id: number, userId: number) {
  return findOne(db, and(eq(applications.id, id), eq(candidates.userId, userId)));
}

async function findOne(db: Db, which: SQL | undefined) {
  const [row] = await db
    .select({
      id: applications.id,
      companyId: applications.companyId,
      jobId: applications.jobId,
      form: applications.form,
      name: applications.name,
      email: applications.email,
      receiptHash: applications.receiptHash,
      disputedAt: applications.disputedAt,
      snapshot: applications.snapshot,
      outcome: applications.outcome,
      appliedAt: applications.appliedAt,
      publicSince: applications.publicSince,
      withdrawnAt: applications.withdrawnAt,
      answerDueAt: awaitedAnswers.dueAt,
      groupId: applications.groupId,
      title: jobs.title,
      slug: jobs.slug,
      status: jobs.status,
      deadline: jobs.deadline,
      locality: jobs.locality,
      countryCode: jobs.countryCode,
      passMark: jobs.passMark,
      mode: jobs.screeningMode,
      companyName: companies.name,
      companyUsername: companies.username,
      logoFileId: companies.logoFileId,
      showsSectionScores: companies.showsSectionScores,
      candidateUserId: candidates.userId,
      resumeId: resumes.id,
      resumeName: resumes.name,
      fileKey: files.key,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .leftJoin(resumes, eq(resumes.id, applications.resumeId))
    .leftJoin(files, eq(files.id, resumes.fileId))
    .leftJoin(awaitedAnswers, eq(awaitedAnswers.applicationId, applications.id))
    .where(which);
  return row;
}
export type ReceiptRow = NonNullable<Awaited<ReturnType<typeof findOne>>>;

export async function listAnswers(db: Db, applicationId: number) {
  return db
    .select({ question: applicationAnswers.question, answer: sql<string>`${applicationAnswers.answer}` })
    .from(applicationAnswers)
    .where(and(eq(applicationAnswers.applicationId, applicationId), ne(applicationAnswers.answer, '')))
    .orderBy(asc(applicationAnswers.position));
}

/** Questions that the form did not show and that the employer has not removed since. */
export async function listUnanswered(db: Db, applicationId: number) {
  return db
    .select({ id: jobQuestions.id, title: applicationAnswers.question, required: jobQuestions.required })
    .from(applicationAnswers)
    .innerJoin(jobQuestions, eq(jobQuestions.id, applicationAnswers.questionId))
    .where(
      and(
        eq(applicationAnswers.applicationId, applicationId),
        isNull(applicationAnswers.answer),
        isNull(jobQuestions.retiredAt),
      ),
    )
    .orderBy(asc(applicationAnswers.position));
}

/** Returns how many questions were still open: an answer is never overwritten. */
export async function writeAnswers(
  db: Db,
  applicationId: number,
  answers: readonly { questionId: number; answer: string }[],
): Promise<number> {
  const written = await db
    .update(applicationAnswers)
    .set({ answer: sql`given.answer` })
    .from(sql`json_to_recordset(${JSON.stringify(answers)}::json) as given("questionId" bigint, answer text)`)
    .where(
      and(
        eq(applicationAnswers.applicationId, applicationId),
        eq(applicationAnswers.questionId, sql`given."questionId"`),
        isNull(applicationAnswers.answer),
      ),
    )
    .returning({ id: applicationAnswers.id });
  return written.length;
}

export async function listColumns(db: Db, companyId: number) {
  return db
    .select({ id: applicationGroups.id, publicStage: applicationGroups.publicStage })
    .from(applicationGroups)
    .where(eq(applicationGroups.companyId, companyId))
    .orderBy(asc(applicationGroups.position), asc(applicationGroups.id));
}

const ON_RECEIPT = [
  'application.submitted',
  'application.moved',
  'application.scored',
  'application.decided',
  'application.withdrawn',
] as const satisfies KeptEventType[];

/** The part of the history that a candidate may see, without the scores and comments of people. */
export async function listEvents(db: Db, applicationId: number) {
  const rows = await db
    .select({
      at: history.at,
      type: history.type,
      data: history.data,
      byPerson: sql<boolean>`${history.actorId} is not null`,
    })
    .from(history)
    .where(and(eq(history.applicationId, applicationId), inArray(history.type, [...ON_RECEIPT])))
    .orderBy(asc(history.at), asc(history.id));
  return rows as (Recorded<(typeof ON_RECEIPT)[number]> & Pick<(typeof rows)[number], 'at' | 'byPerson'>)[];
}
