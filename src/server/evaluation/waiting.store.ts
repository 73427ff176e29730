import { and, count, eq, isNull, ne, notExists } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { applications } from '../db/schema/applications.ts';
import { humanEvaluations } from '../db/schema/evaluation.ts';
import { candidates } from '../db/schema/profiles.ts';

/** Applications without a scorecard, of people who still want the job. */
export async function countWaiting(db: Db): Promise<number> {
  const scorecards = db
    .select({ id: humanEvaluations.id })
    .from(humanEvaluations)
    .where(eq(humanEvaluations.applicationId, applications.id));
  const [row] = await db
    .select({ waiting: count() })
    .from(applications)
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .where(and(ne(applications.outcome, 'withdrawn'), isNull(candidates.erasedAt), notExists(scorecards)));
  return row?.waiting ?? 0;
}
