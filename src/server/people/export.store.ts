import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { shownInAudit } from '../audit/recorded.rules.ts';
import type { Db } from '../db/database.ts';
import { applicationAnswers, applicationNotes, applications } from '../db/schema/applications.ts';
import { applicationGroups } from '../db/schema/board.ts';
import { drafts } from '../db/schema/drafts.ts';
import { humanEvaluations } from '../db/schema/evaluation.ts';
import { files } from '../db/schema/files.ts';
import { history } from '../db/schema/history.ts';
import { emailChanges, formerEmails, knownDevices, sessions, users } from '../db/schema/identity.ts';
import { jobAlerts, jobs, savedJobs } from '../db/schema/jobs.ts';
import {
  conversations,
  messageAttachments,
  messageBlocks,
  messageMailChoices,
  messages,
} from '../db/schema/messenger.ts';
import { personExports } from '../db/schema/people.ts';
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
import { aiEvaluations } from '../db/schema/screening.ts';

/** The account without its credentials. */
export async function readAccount(db: Db, userId: number) {
  const [account] = await db
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      username: users.username,
      role: users.role,
      locale: users.locale,
      blockedAt: users.blockedAt,
      erasedAt: users.erasedAt,
      createdAt: users.createdAt,
      company: companies.name,
      companyRole: companyMembers.role,
    })
    .from(users)
    .leftJoin(companyMembers, eq(companyMembers.userId, users.id))
    .leftJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(eq(users.id, userId));
  if (!account) return undefined;
  const ofUser = eq(sessions.userId, userId);
  return {
    ...account,
    sessions: await db
      .select({
        userAgent: sessions.userAgent,
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
        expiresAt: sessions.expiresAt,
      })
      .from(sessions)
      .where(ofUser),
    newEmail: await db
      .select({ email: emailChanges.email, createdAt: emailChanges.createdAt })
      .from(emailChanges)
      .where(eq(emailChanges.userId, userId)),
    formerEmails: await db
      .select({ email: formerEmails.email, leftAt: formerEmails.leftAt })
      .from(formerEmails)
      .where(eq(formerEmails.userId, userId)),
    archives: await db
      .select({ createdAt: personExports.createdAt, readyAt: personExports.readyAt })
      .from(personExports)
      .where(eq(personExports.userId, userId))
      .orderBy(asc(personExports.id)),
    knownBrowsers: await db
      .select({ lastUsedAt: knownDevices.lastUsedAt })
      .from(knownDevices)
      .where(eq(knownDevices.userId, userId)),
    mailsAboutMessages: await db
      .select({ stoppedAt: messageMailChoices.stoppedAt, createdAt: messageMailChoices.createdAt })
      .from(messageMailChoices)
      .where(eq(messageMailChoices.email, account.email ?? '')),
  };
}

const PARTS = {
  educations: candidateEducations,
  experiences: candidateExperiences,
  trainings: candidateTrainings,
  skills: candidateSkills,
  languages: candidateLanguages,
};

export async function readProfile(db: Db, userId: number) {
  const [profile] = await db.select().from(candidates).where(eq(candidates.userId, userId));
  if (!profile) return undefined;
  const parts: Record<string, unknown[]> = {};
  for (const [name, table] of Object.entries(PARTS)) {
    parts[name] = await db.select().from(table).where(eq(table.candidateId, profile.id)).orderBy(asc(table.id));
  }
  const blocked = await db
    .select({ company: companies.name, at: messageBlocks.createdAt })
    .from(messageBlocks)
    .innerJoin(companies, eq(companies.id, messageBlocks.companyId))
    .where(and(eq(messageBlocks.candidateId, profile.id), eq(messageBlocks.blockedBy, 'candidate')));
  return { ...profile, ...parts, blockedEmployers: blocked };
}

export async function listApplicationIds(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .where(eq(candidates.userId, userId))
    .orderBy(asc(applications.id));
  return rows.map(({ id }) => id);
}

/** The person's applications and what became of them. The scorers are not named. */
export async function readApplications(db: Db, candidateId: number) {
  const sent = await db
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
    .where(eq(applications.candidateId, candidateId))
    .orderBy(asc(applications.id));
  if (sent.length === 0) return [];
  const ids = sent.map(({ id }) => id);
  const answers = await db
    .select({
      applicationId: applicationAnswers.applicationId,
      question: applicationAnswers.question,
      answer: applicationAnswers.answer,
    })
    .from(applicationAnswers)
    .where(inArray(applicationAnswers.applicationId, ids))
    .orderBy(asc(applicationAnswers.position));
  const assessed = await db
    .select({
      applicationId: aiEvaluations.applicationId,
      evaluator: aiEvaluations.evaluator,
      version: aiEvaluations.evaluatorVersion,
      overall: aiEvaluations.overall,
      sections: aiEvaluations.sections,
      at: aiEvaluations.createdAt,
    })
    .from(aiEvaluations)
    .where(inArray(aiEvaluations.applicationId, ids))
    .orderBy(asc(aiEvaluations.id));
  const scored = await db
    .select({
      applicationId: humanEvaluations.applicationId,
      type: humanEvaluations.type,
      score: humanEvaluations.score,
      comment: humanEvaluations.comment,
      at: humanEvaluations.updatedAt,
    })
    .from(humanEvaluations)
    .where(inArray(humanEvaluations.applicationId, ids))
    .orderBy(asc(humanEvaluations.id));
  const steps = await db
    .select({
      applicationId: history.applicationId,
      at: history.at,
      type: history.type,
      data: history.data,
    })
    .from(history)
    .where(inArray(history.applicationId, ids))
    .orderBy(asc(history.id));
  const of = <T extends { applicationId: number | null }>(rows: T[], id: number) =>
    rows.filter((row) => row.applicationId === id).map(({ applicationId: _, ...rest }) => rest);
  return sent.map((application) => ({
    ...application,
    answers: of(answers, application.id),
    aiEvaluations: of(assessed, application.id),
    humanEvaluations: of(scored, application.id),
    history: of(steps, application.id).map(({ at, ...event }) => {
      const { kind, from, to } = shownInAudit(event);
      return { at, kind, from, to };
    }),
  }));
}

/** The messages of somebody's conversations, from both sides. */
export async function readConversations(db: Db, candidateId: number) {
  const rows = await db
    .select({
      conversation: conversations.id,
      company: companies.name,
      job: jobs.title,
      id: messages.id,
      sender: messages.sender,
      body: messages.body,
      at: messages.createdAt,
    })
    .from(conversations)
    .innerJoin(companies, eq(companies.id, conversations.companyId))
    .innerJoin(jobs, eq(jobs.id, conversations.jobId))
    .innerJoin(messages, eq(messages.conversationId, conversations.id))
    .where(eq(conversations.candidateId, candidateId))
    .orderBy(asc(messages.id));
  const attached = await db
    .select({ messageId: messageAttachments.messageId, name: files.name })
    .from(messageAttachments)
    .innerJoin(files, eq(files.id, messageAttachments.fileId))
    .innerJoin(conversations, eq(conversations.id, messageAttachments.conversationId))
    .where(eq(conversations.candidateId, candidateId));
  return rows.map((message) => ({
    ...message,
    attachments: attached.filter(({ messageId }) => messageId === message.id).map(({ name }) => name),
  }));
}

export async function readDrafts(db: Db, userId: number) {
  return db
    .select({
      id: drafts.id,
      job: jobs.title,
      data: drafts.data,
      status: drafts.status,
      createdAt: drafts.createdAt,
      updatedAt: drafts.updatedAt,
    })
    .from(drafts)
    .innerJoin(jobs, eq(jobs.id, drafts.jobId))
    .where(eq(drafts.userId, userId))
    .orderBy(asc(drafts.id));
}

/** What somebody wrote while working for a company or for the site. */
export async function readWritten(db: Db, userId: number) {
  return {
    notes: await db
      .select({
        applicationId: applicationNotes.applicationId,
        body: applicationNotes.body,
        at: applicationNotes.createdAt,
      })
      .from(applicationNotes)
      .where(eq(applicationNotes.authorId, userId))
      .orderBy(asc(applicationNotes.id)),
    scorecards: await db
      .select({
        applicationId: humanEvaluations.applicationId,
        type: humanEvaluations.type,
        score: humanEvaluations.score,
        comment: humanEvaluations.comment,
        at: humanEvaluations.updatedAt,
      })
      .from(humanEvaluations)
      .where(eq(humanEvaluations.reviewerId, userId))
      .orderBy(asc(humanEvaluations.id)),
    messages: await db
      .select({ conversation: messages.conversationId, body: messages.body, at: messages.createdAt })
      .from(messages)
      .where(eq(messages.fromUserId, userId))
      .orderBy(asc(messages.id)),
  };
}

/** The saved jobs and the job alerts. */
export async function readSaved(db: Db, userId: number, email: string | null) {
  return {
    jobs: await db
      .select({ slug: jobs.slug, title: jobs.title, savedAt: savedJobs.savedAt })
      .from(savedJobs)
      .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
      .where(eq(savedJobs.userId, userId))
      .orderBy(asc(savedJobs.savedAt)),
    alerts: await db
      .select({
        filters: jobAlerts.filters,
        frequency: jobAlerts.frequency,
        createdAt: jobAlerts.createdAt,
        confirmedAt: jobAlerts.confirmedAt,
        pausedAt: jobAlerts.pausedAt,
        mailedAt: jobAlerts.mailedAt,
      })
      .from(jobAlerts)
      .where(or(eq(jobAlerts.userId, userId), eq(jobAlerts.email, email ?? '')))
      .orderBy(asc(jobAlerts.id)),
  };
}

const EVENT = { at: history.at, type: history.type, data: history.data };

/** Reads the history entries that are about the account, and those that it caused. */
export async function readHistory(db: Db, userId: number) {
  const rows = await db
    .select({ ...EVENT, actorId: history.actorId, userId: history.userId })
    .from(history)
    .where(or(eq(history.userId, userId), eq(history.actorId, userId)))
    .orderBy(asc(history.id));
  return rows.map(({ at, actorId, userId: whose, ...event }) => {
    const { kind, from, to, reason } = shownInAudit(event);
    return { at, kind, from, to, reason, actorId, userId: whose };
  });
}

/** The same for the person themselves, without the admins' reasons. */
export async function readOwnHistory(db: Db, userId: number) {
  const rows = await db
    .select({ ...EVENT, byYou: sql<boolean>`${history.actorId} is not distinct from ${userId}::bigint` })
    .from(history)
    .where(or(eq(history.userId, userId), eq(history.actorId, userId)))
    .orderBy(asc(history.id));
  return rows.map(({ at, byYou, ...event }) => {
    const { kind, from, to } = shownInAudit(event);
    return { at, kind, from, to, byYou };
  });
}

export type OwnFile = { kind: 'cv' | 'photo' | 'attachments'; name: string; key: string; bytes: number };

/** CVs, the picture, and attachments of messages. */
export async function listFilesOf(db: Db, userId: number, candidateId: number | undefined): Promise<OwnFile[]> {
  const file = { name: files.name, key: files.key, bytes: files.bytes };
  const attached = await db
    .select(file)
    .from(messageAttachments)
    .innerJoin(files, eq(files.id, messageAttachments.fileId))
    .where(eq(messageAttachments.uploadedBy, userId));
  const found: OwnFile[] = attached.map((one) => ({ ...one, kind: 'attachments' }));
  if (candidateId === undefined) return found;
  const cvs = await db
    // Each file once, although applications have their own copies, under the name that the person gave it last.
    .selectDistinctOn([files.key], { ...file, name: resumes.name })
    .from(resumes)
    .innerJoin(files, eq(files.id, resumes.fileId))
    .where(eq(resumes.candidateId, candidateId))
    .orderBy(files.key, desc(resumes.inProfile));
  const photos = await db
    .select(file)
    .from(candidates)
    .innerJoin(files, eq(files.id, candidates.photoFileId))
    .where(eq(candidates.id, candidateId));
  return [
    ...cvs.map((one) => ({ ...one, kind: 'cv' as const })),
    ...photos.map((one) => ({ ...one, kind: 'photo' as const })),
    ...found,
  ];
}
