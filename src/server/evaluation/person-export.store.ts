import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { humanEvaluations } from '../db/schema/evaluation.ts';

export const EXPORTED = [humanEvaluations];

const SCORECARD = {
  applicationId: humanEvaluations.applicationId,
  type: humanEvaluations.type,
  score: humanEvaluations.score,
  comment: humanEvaluations.comment,
  at: humanEvaluations.updatedAt,
};

/** The scorecards of the applications. The scorers are not named. */
export async function readScorecardsAbout(db: Db, applicationIds: readonly number[]) {
  if (applicationIds.length === 0) return [];
  return db
    .select(SCORECARD)
    .from(humanEvaluations)
    .where(inArray(humanEvaluations.applicationId, [...applicationIds]))
    .orderBy(asc(humanEvaluations.id));
}

/** The scorecards that somebody filled in. */
export async function readScorecardsBy(db: Db, userId: number) {
  return db
    .select(SCORECARD)
    .from(humanEvaluations)
    .where(eq(humanEvaluations.reviewerId, userId))
    .orderBy(asc(humanEvaluations.id));
}
