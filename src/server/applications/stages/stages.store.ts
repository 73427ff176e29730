import { and, asc, eq, gt, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { ApplicationOutcome } from '#shared/applications/applications.values.ts';
import type { Db } from '../../db/database.ts';
import { applications } from '../../db/schema/applications.ts';
import { applicationGroups } from '../../db/schema/board.ts';
import { history } from '../../db/schema/history.ts';

/** Locked, so that moves into one column take turns. Applications that arrive there do not wait for it. */
export async function lockColumn(db: Db, companyId: number, id: number) {
  const [column] = await db
    .select({ id: applicationGroups.id, name: applicationGroups.name })
    .from(applicationGroups)
    .where(and(eq(applicationGroups.companyId, companyId), eq(applicationGroups.id, id)))
    .for('no key update');
  return column;
}

export async function findColumn(db: Db, id: number) {
  const [column] = await db
    .select({ id: applicationGroups.id, name: applicationGroups.name, fixed: applicationGroups.fixed })
    .from(applicationGroups)
    .where(eq(applicationGroups.id, id));
  if (!column) throw new Error('a card without its column');
  return column;
}

/** Whose card it has to be, for whom that is asked: the company's, or the one that a receipt belongs to. */
type WhichCard = { id: number; companyId?: number; receiptHash?: Buffer };

/**
 * Without its column: a row that has to be waited for is answered as it is then, but what was joined to it as it was
 * before, and a card that somebody has just moved would not be found.
 */
export async function lockCard(db: Db, { id, companyId, receiptHash }: WhichCard) {
  const [card] = await db
    .select({
      id: applications.id,
      companyId: applications.companyId,
      jobId: applications.jobId,
      candidateId: applications.candidateId,
      email: applications.email,
      byGuest: applications.byGuest,
      disputedAt: applications.disputedAt,
      groupId: applications.groupId,
      outcome: applications.outcome,
      aiScore: applications.aiScore,
      version: applications.version,
    })
    .from(applications)
    .where(
      and(
        eq(applications.id, id),
        companyId === undefined ? undefined : eq(applications.companyId, companyId),
        receiptHash && eq(applications.receiptHash, receiptHash),
      ),
    )
    .for('update');
  return card;
}
export type Card = NonNullable<Awaited<ReturnType<typeof lockCard>>>;

/** Whether it has left the column that it came into. */
export async function wasMoved(db: Db, { id }: Card): Promise<boolean> {
  const [step] = await db
    .select({ id: history.id })
    .from(history)
    .where(and(eq(history.applicationId, id), eq(history.kind, 'stage'), isNotNull(history.from)))
    .limit(1);
  return step !== undefined;
}

/**
 * The ranks between which a card goes: behind another, or at the top. Null when that other card is not in the column
 * (any more).
 */
export async function findGap(db: Db, groupId: number, cardId: number, afterId: number | null) {
  const others = and(eq(applications.groupId, groupId), ne(applications.id, cardId));
  const rank = { rank: applications.rank };
  let after: string | null = null;
  if (afterId !== null) {
    const [found] = await db
      .select(rank)
      .from(applications)
      .where(and(others, eq(applications.id, afterId)));
    if (!found) return null;
    after = found.rank;
  }
  const [next] = await db
    .select(rank)
    .from(applications)
    .where(after === null ? others : and(others, gt(applications.rank, after)))
    .orderBy(asc(applications.rank))
    .limit(1);
  return { after, before: next?.rank ?? null };
}

/** Whether another application of the same person to the same job is going on: of guests, by what e-mail they wrote. */
export async function hasAppliedAgain(db: Db, { id, jobId, candidateId, email, byGuest }: Card): Promise<boolean> {
  if (email === null) return false;
  const bySame = byGuest
    ? and(eq(applications.email, email), eq(applications.byGuest, true))
    : eq(applications.candidateId, candidateId);
  const [other] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.jobId, jobId),
        bySame,
        ne(applications.id, id),
        inArray(applications.outcome, ['under_review', 'passed']),
      ),
    )
    .limit(1);
  return other !== undefined;
}

type Changes = { place?: { groupId: number; rank: string }; outcome?: ApplicationOutcome; aiScore?: number };

/** Of a locked card. Its version grows when it goes to another place or is withdrawn. */
export async function changeCard(db: Db, card: Card, { place, outcome, aiScore }: Changes): Promise<Card> {
  const isWithdrawn = outcome === 'withdrawn';
  const version = place || isWithdrawn ? card.version + 1 : card.version;
  const groupId = place?.groupId ?? card.groupId;
  await db
    .update(applications)
    .set({
      ...place,
      outcome,
      aiScore,
      version,
      stageSince: groupId === card.groupId ? undefined : sql`now()`,
      withdrawnAt: isWithdrawn ? sql`now()` : undefined,
    })
    .where(eq(applications.id, card.id));
  return { ...card, groupId, version, outcome: outcome ?? card.outcome, aiScore: aiScore ?? card.aiScore };
}

/** One line of the history. What nobody is named for, the product did. */
export type Step = {
  kind: 'stage' | 'outcome' | 'ai_score' | 'late_verdict';
  from?: string;
  to: string;
  fromGroupId?: number;
  toGroupId?: number;
  actorId?: number;
  reason?: string | null;
};

export async function writeSteps(db: Db, { id, jobId, companyId }: Card, steps: Step[]): Promise<void> {
  await db.insert(history).values(steps.map((step) => ({ ...step, applicationId: id, jobId, companyId })));
}

/** With its answers, evaluations and history. What is left names nobody: a card is gone, and why. */
export async function deleteCard(
  db: Db,
  { id, jobId, companyId }: { id: number; jobId: number; companyId: number },
  gone: { kind: 'disowned'; reason: string },
): Promise<void> {
  await db.delete(applications).where(eq(applications.id, id));
  await db.insert(history).values({ ...gone, jobId, companyId });
}
