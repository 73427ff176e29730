import { and, desc, eq, exists, isNotNull, isNull, sql } from 'drizzle-orm';
import type { EvaluationType } from '#shared/evaluation/evaluation.values.ts';
import type { Db } from '../../db/database.ts';
import { applications } from '../../db/schema/applications.ts';
import { history } from '../../db/schema/history.ts';
import { candidates } from '../../db/schema/profiles.ts';

type Which = { jobId: number; candidateId: number; applicationId: number | undefined; reviewerId: number };

/** Locked, so that its reviewers take turns and each score is the mean of all. Of who is gone, or is the reviewer, there is none. */
export async function lockScored(db: Db, { jobId, candidateId, applicationId, reviewerId }: Which) {
  const isThere = db
    .select({ id: candidates.id })
    .from(candidates)
    .where(
      and(
        eq(candidates.id, applications.candidateId),
        isNull(candidates.erasedAt),
        sql`${candidates.userId} is distinct from ${reviewerId}`,
      ),
    );
  const [card] = await db
    .select({
      id: applications.id,
      companyId: applications.companyId,
      jobId: applications.jobId,
      managerScore: applications.managerScore,
    })
    .from(applications)
    .where(
      and(
        eq(applications.jobId, jobId),
        eq(applications.candidateId, candidateId),
        applicationId === undefined ? undefined : eq(applications.id, applicationId),
        exists(isThere),
        // Of this row, which is looked at again once the lock is held: who is erased meanwhile has none any more.
        isNotNull(applications.email),
      ),
    )
    .orderBy(desc(applications.id))
    .limit(1)
    .for('update');
  return card;
}
export type ScoredCard = NonNullable<Awaited<ReturnType<typeof lockScored>>>;

/** What one reviewer changed. That a comment was changed, not its words: they go when the candidate is erased. */
export type ScoreChange = {
  type: EvaluationType;
  itemId: number | null;
  from: number | null;
  to: number | null;
  commentChanged: boolean;
};

/** Of a locked card: the score that the board orders by, and in the history what led to it. */
export async function writeManagerScore(
  db: Db,
  { id: applicationId, jobId, companyId, managerScore }: ScoredCard,
  score: number | null,
  { actorId, change }: { actorId: number; change: ScoreChange },
): Promise<void> {
  if (score !== managerScore) {
    await db.update(applications).set({ managerScore: score }).where(eq(applications.id, applicationId));
  }
  const inWords = (value: number | null) => value?.toString() ?? null;
  await db.insert(history).values({
    kind: 'manager_score',
    actorId,
    applicationId,
    jobId,
    companyId,
    from: inWords(managerScore),
    to: inWords(score),
    details: change,
  });
}
