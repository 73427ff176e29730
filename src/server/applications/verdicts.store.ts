import { and, asc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { ApplicationOutcome } from '#shared/applications/applications.values.ts';
import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { applications } from '../db/schema/applications.ts';
import { imports } from '../db/schema/imports.ts';
import { SCREENING_COLUMNS, type ScreeningRow } from '../screening/screening.api.ts';

type Found = ScreeningRow & { outcome: ApplicationOutcome; aiScore: number | null };
const findRow = prepared<Found, { applicationId: number }>(
  'find_for_screening',
  `select a.id::int, a.outcome, a.snapshot, a.form, a.ai_score as "aiScore",
     to_char(a.applied_at at time zone 'utc', 'YYYY-MM') as "asOf", ${SCREENING_COLUMNS}
   from applications a join jobs j on j.id = a.job_id where a.id = :applicationId`,
);

export async function findForScreening(db: Db, applicationId: number) {
  const [row] = await findRow(db, { applicationId });
  return row;
}

/** After this many days an application that could not be screened is left to people, and no longer delays others. */
export const RETRIED_DAYS = 7;

/** Applications whose evaluation never came: the evaluator failed, or the process ended in between. */
export async function findUnscreened(db: Db, most: number): Promise<number[]> {
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .leftJoin(imports, eq(imports.id, applications.importId))
    .where(
      and(
        isNull(applications.aiScore),
        eq(applications.outcome, 'under_review'),
        // The application of an erased person is empty, so it cannot be judged.
        isNotNull(applications.email),
        // What a company has imported is screened when somebody asks for it.
        or(isNull(applications.importId), isNotNull(imports.scoresAskedAt)),
        lt(applications.appliedAt, sql`now() - interval '30 seconds'`),
        gt(
          sql`coalesce(${imports.scoresAskedAt}, ${applications.appliedAt})`,
          sql`now() - make_interval(days => ${RETRIED_DAYS}::int)`,
        ),
      ),
    )
    .orderBy(asc(applications.id))
    .limit(most);
  return rows.map(({ id }) => id);
}
