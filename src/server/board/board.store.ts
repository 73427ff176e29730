import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { ApplicationOutcome } from '#shared/applications/applications.values.ts';
import { STARTING_GROUPS } from '#shared/board/board.values.ts';
import type { Db } from '../db/database.ts';
import { applicationGroups, applications } from '../db/schema/applications.ts';
import { history } from '../db/schema/operations.ts';

export async function insertStartingGroups(db: Db, companyId: number): Promise<void> {
  await db
    .insert(applicationGroups)
    .values(STARTING_GROUPS.map(({ name, fixed }, position) => ({ companyId, name, fixed, position })));
}

export async function lockColumn(db: Db, companyId: number, id: number) {
  const [column] = await db
    .select({ id: applicationGroups.id, name: applicationGroups.name })
    .from(applicationGroups)
    .where(and(eq(applicationGroups.companyId, companyId), eq(applicationGroups.id, id)))
    .for('update');
  return column;
}

/** With the column that it stands in. */
export async function lockCard(db: Db, companyId: number, id: number) {
  const [card] = await db
    .select({
      id: applications.id,
      companyId: applications.companyId,
      jobId: applications.jobId,
      email: applications.email,
      groupId: applications.groupId,
      outcome: applications.outcome,
      version: applications.version,
      groupName: applicationGroups.name,
      groupFixed: applicationGroups.fixed,
    })
    .from(applications)
    .innerJoin(applicationGroups, eq(applicationGroups.id, applications.groupId))
    .where(and(eq(applications.companyId, companyId), eq(applications.id, id)))
    .for('update', { of: applications });
  return card;
}
export type Card = NonNullable<Awaited<ReturnType<typeof lockCard>>>;

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

/** Whether another application of the same person to the same job is going on. */
export async function hasAppliedAgain(db: Db, { id, jobId, email }: Card): Promise<boolean> {
  if (email === null) return false;
  const [other] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.jobId, jobId),
        eq(applications.email, email),
        ne(applications.id, id),
        inArray(applications.outcome, ['under_review', 'passed']),
      ),
    )
    .limit(1);
  return other !== undefined;
}

type Place = { groupId: number; rank: string; outcome: ApplicationOutcome };

export async function placeCard(db: Db, id: number, { groupId, rank, outcome }: Place) {
  const [placed] = await db
    .update(applications)
    .set({
      groupId,
      rank,
      outcome,
      version: sql`${applications.version} + 1`,
      stageSince: sql`case when ${applications.groupId} = ${groupId} then ${applications.stageSince} else now() end`,
    })
    .where(eq(applications.id, id))
    .returning({
      id: applications.id,
      groupId: applications.groupId,
      outcome: applications.outcome,
      version: applications.version,
    });
  if (!placed) throw new Error('the card that was locked is gone');
  return placed;
}
export type Placed = Awaited<ReturnType<typeof placeCard>>;

type Step = { kind: 'stage' | 'outcome'; from: string; to: string; actorId: number; reason: string | null };

export async function writeStep(db: Db, { id, jobId, companyId }: Card, step: Step): Promise<void> {
  await db.insert(history).values({ ...step, applicationId: id, jobId, companyId });
}
