import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { applicationAnswers, applicationEducations, applicationExperiences } from '../db/schema/applications.ts';
import { jobQuestions } from '../db/schema/jobs.ts';

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

/** The answers, followed by the job's questions without an answer: those that were left open or were added later. */
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
