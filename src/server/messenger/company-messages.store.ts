import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Locale } from '#shared/kernel/languages.ts';
import type { Db } from '../db/database.ts';
import { awaitedAnswers } from '../db/schema/answers.ts';
import { applications } from '../db/schema/applications.ts';
import { applicationGroups } from '../db/schema/board.ts';
import { users } from '../db/schema/identity.ts';
import { jobs } from '../db/schema/jobs.ts';
import { conversations, messageAttachments, messageBlocks, messages } from '../db/schema/messenger.ts';
import { candidates, companies } from '../db/schema/profiles.ts';

/** Selects applicants of a company. */
type Which = { companyId: number } & ({ candidateId: number; jobId: number } | { applicationIds: number[] });

/** The people the company may write to: applicants who were not erased. Newest application first. */
export async function listRecipients(db: Db, which: Which) {
  const meant =
    'applicationIds' in which
      ? inArray(applications.id, which.applicationIds)
      : and(eq(applications.candidateId, which.candidateId), eq(applications.jobId, which.jobId));
  return db
    .select({
      applicationId: applications.id,
      companyId: applications.companyId,
      candidateId: applications.candidateId,
      jobId: applications.jobId,
      groupId: applications.groupId,
      stage: applicationGroups.publicStage,
      /** Until when they were promised an answer; null if they wait for none. */
      answerDueAt: awaitedAnswers.dueAt,
      job: jobs.title,
      company: companies.name,
      userId: candidates.userId,
      /** Guests are known by the email that they wrote. */
      email: sql<string | null>`coalesce(${users.email}, ${applications.email})`,
      /** The language of the account, or else of the application as it was sent. */
      locale: sql<Locale | null>`coalesce(${users.locale}, ${applications.locale})`,
      name: applications.name,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .innerJoin(applicationGroups, eq(applicationGroups.id, applications.groupId))
    .leftJoin(awaitedAnswers, eq(awaitedAnswers.applicationId, applications.id))
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .leftJoin(users, eq(users.id, candidates.userId))
    .where(and(eq(applications.companyId, which.companyId), meant, isNull(candidates.erasedAt)))
    .orderBy(desc(applications.appliedAt), desc(applications.id));
}
export type Recipient = Awaited<ReturnType<typeof listRecipients>>[number];

/**
 * Taken before the conversation's lock, in the same order as a claim does. This avoids deadlocks, and nothing is
 * written into a conversation that is being merged into another.
 */
export async function lockApplication(db: Db, id: number): Promise<void> {
  await db.select({ id: applications.id }).from(applications).where(eq(applications.id, id)).for('key share');
}

/** Finds or creates the conversation about a job. Locked, so that no other message becomes its last. */
export async function openConversation(
  db: Db,
  { companyId, candidateId, jobId }: Pick<Recipient, 'companyId' | 'candidateId' | 'jobId'>,
): Promise<number> {
  const [row] = await db
    .insert(conversations)
    .values({ companyId, candidateId, jobId })
    .onConflictDoUpdate({
      target: [conversations.companyId, conversations.candidateId, conversations.jobId],
      set: { companyId },
    })
    .returning({ id: conversations.id });
  return (row as NonNullable<typeof row>).id;
}

/** Whether the company itself has blocked this candidate. */
export async function hasBlocked(db: Db, companyId: number, candidateId: number): Promise<boolean> {
  const isTheirs = and(eq(messageBlocks.companyId, companyId), eq(messageBlocks.candidateId, candidateId));
  return (await db.$count(messageBlocks, and(isTheirs, eq(messageBlocks.blockedBy, 'company')))) > 0;
}

/**
 * A guest's conversations and blocks move to their account. If the account already has a conversation about the same
 * job, the two are merged.
 */
export async function moveConversations(db: Db, guestId: number, candidateId: number): Promise<void> {
  const own = alias(conversations, 'own');
  const twins = await db
    .select({ from: conversations.id, into: own.id })
    .from(conversations)
    .innerJoin(own, and(eq(own.companyId, conversations.companyId), eq(own.jobId, conversations.jobId)))
    .where(and(eq(conversations.candidateId, guestId), eq(own.candidateId, candidateId)))
    // Waits for concurrent writers, so that the last message is known.
    .for('update');
  for (const { from, into } of twins) {
    await db.update(messages).set({ conversationId: into }).where(eq(messages.conversationId, from));
    await db
      .update(messageAttachments)
      .set({ conversationId: into })
      .where(eq(messageAttachments.conversationId, from));
    const last = (of: SQL) =>
      sql`coalesce((select max(id) from messages where conversation_id = ${into} and ${of}), 0)`;
    await db
      .update(conversations)
      .set({
        lastMessageId: last(sql`true`),
        companyWroteId: last(sql`sender = 'company'`),
        candidateWroteId: last(sql`sender = 'candidate'`),
      })
      .where(eq(conversations.id, into));
    await db.delete(conversations).where(eq(conversations.id, from));
  }
  await db.update(conversations).set({ candidateId }).where(eq(conversations.candidateId, guestId));
  await db.execute(sql`insert into message_blocks (company_id, candidate_id, blocked_by, created_at)
    select company_id, ${candidateId}, blocked_by, created_at from message_blocks where candidate_id = ${guestId}
    on conflict do nothing`);
}

/** Messages to a guest now belong to the account that the guest became. */
export async function addressToAccount(db: Db, candidateId: number): Promise<void> {
  await db.execute(sql`
    update messages m set to_user_id = c.user_id from conversations v join candidates c on c.id = v.candidate_id
    where v.id = m.conversation_id and v.candidate_id = ${candidateId}
      and m.sender = 'company' and m.to_user_id is null`);
}
