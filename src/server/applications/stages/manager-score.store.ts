import { and, desc, eq, exists, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { applications } from '../../db/schema/applications.ts';
import { candidates } from '../../db/schema/profiles.ts';

type Which = {
  applicationId: number | undefined;
  /** The candidate and the job. Without an application's id, the newest application of this pair is meant. */
  of?: { jobId: number; candidateId: number };
  /** Only applications to this company; null means any company. */
  companyId: number | null;
  scorerId: number;
};

/**
 * Locks the application, so that concurrent scores are saved one after the other and each mean includes all of them.
 * Finds nothing when the candidate was erased, is the scorer, or applied to another company.
 */
export async function lockApplicationForScoring(db: Db, { applicationId, of, companyId, scorerId }: Which) {
  const isThere = db
    .select({ id: candidates.id })
    .from(candidates)
    .where(
      and(
        eq(candidates.id, applications.candidateId),
        isNull(candidates.erasedAt),
        sql`${candidates.userId} is distinct from ${scorerId}`,
      ),
    );
  const [card] = await db
    .select({
      id: applications.id,
      companyId: applications.companyId,
      jobId: applications.jobId,
      managerScore: applications.managerScore,
      beingScored: applications.beingScored,
    })
    .from(applications)
    .where(
      and(
        of && and(eq(applications.jobId, of.jobId), eq(applications.candidateId, of.candidateId)),
        applicationId === undefined ? undefined : eq(applications.id, applicationId),
        companyId === null ? undefined : eq(applications.companyId, companyId),
        exists(isThere),
        // Checked on the locked row itself: a candidate who is erased while we wait for the lock has no email any more.
        isNotNull(applications.email),
      ),
    )
    .orderBy(desc(applications.id))
    .limit(1)
    .for('update');
  return card;
}
export type ScoredCard = NonNullable<Awaited<ReturnType<typeof lockApplicationForScoring>>>;

/** Writes the score that the board sorts by. The card must be locked. */
export async function writeManagerScore(
  db: Db,
  { id, managerScore, beingScored }: ScoredCard,
  score: number | null,
): Promise<void> {
  const isBeingScored = score === null;
  if (score === managerScore && isBeingScored === beingScored) return;
  await db.update(applications).set({ managerScore: score, beingScored: isBeingScored }).where(eq(applications.id, id));
}
