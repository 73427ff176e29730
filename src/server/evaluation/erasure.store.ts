import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { applications } from '../db/schema/applications.ts';
import { evaluationAssignments, humanEvaluations } from '../db/schema/evaluation.ts';

export const ERASED = [humanEvaluations, evaluationAssignments];

/** Comments about an erased person are deleted; the scores stay with the card. */
export async function emptyScorecards(db: Db, candidateIds: readonly number[]): Promise<void> {
  if (candidateIds.length === 0) return;
  const theirs = db
    .select({ id: applications.id })
    .from(applications)
    .where(inArray(applications.candidateId, [...candidateIds]));
  await db.update(humanEvaluations).set({ comment: '' }).where(inArray(humanEvaluations.applicationId, theirs));
}

/** The scores of an erased reviewer still count, without their name. */
export async function unsignScorecards(db: Db, userId: number): Promise<void> {
  await db.update(humanEvaluations).set({ reviewerId: null }).where(eq(humanEvaluations.reviewerId, userId));
  await db.delete(evaluationAssignments).where(eq(evaluationAssignments.reviewerId, userId));
  await db.update(evaluationAssignments).set({ assignedBy: null }).where(eq(evaluationAssignments.assignedBy, userId));
}
