import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { applications } from '../db/schema/applications.ts';
import { aiEvaluations } from '../db/schema/screening.ts';

export const ERASED = [aiEvaluations];

/** Deletes the evaluator's quotations, because the person wrote them. The scores stay with the card. */
export async function emptyEvaluations(db: Db, candidateIds: readonly number[]): Promise<void> {
  if (candidateIds.length === 0) return;
  const theirs = db
    .select({ id: applications.id })
    .from(applications)
    .where(inArray(applications.candidateId, [...candidateIds]));
  await db
    .update(aiEvaluations)
    .set({
      inputHash: Buffer.alloc(0),
      sections: sql`(select jsonb_object_agg(key, value || '{"evidence": [], "comment": []}') from jsonb_each(${aiEvaluations.sections}))`,
    })
    .where(inArray(aiEvaluations.applicationId, theirs));
}
