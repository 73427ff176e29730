import { asc, inArray } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { aiEvaluations } from '../db/schema/screening.ts';

export const EXPORTED = [aiEvaluations];

/** The evaluations of the applications. */
export async function readEvaluations(db: Db, applicationIds: readonly number[]) {
  if (applicationIds.length === 0) return [];
  return db
    .select({
      applicationId: aiEvaluations.applicationId,
      evaluator: aiEvaluations.evaluator,
      version: aiEvaluations.evaluatorVersion,
      overall: aiEvaluations.overall,
      sections: aiEvaluations.sections,
      at: aiEvaluations.createdAt,
    })
    .from(aiEvaluations)
    .where(inArray(aiEvaluations.applicationId, [...applicationIds]))
    .orderBy(asc(aiEvaluations.id));
}
