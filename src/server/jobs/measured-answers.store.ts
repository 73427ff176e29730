import { sql } from 'drizzle-orm';
import { MEASURED, type MeasuredAnswers } from '#shared/jobs/measured-answers.ts';
import type { Db } from '../db/database.ts';

/**
 * How soon a company answers, measured in the same way for every company: the first answers that fell due in the last
 * months. Whoever got none counts as having waited longer than everybody else, so silence makes no number better.
 */
export async function measureAnswers(db: Db, companyId: number): Promise<MeasuredAnswers> {
  const { rows } = (await db.execute(
    sql`select count(*)::int as due,
        floor(100.0 * count(*) filter (where first_answer_at <= first_due_at) / nullif(count(*), 0))::int as percent,
        percentile_disc(0.5) within group (order by coalesce(
          extract(epoch from first_answer_at - (first_due_at - make_interval(days => promised_days))), 'infinity'
        )::float8) as seconds
      from awaited_answers
      where company_id = ${companyId}
        and first_due_at between now() - make_interval(months => ${MEASURED.months}::int) and now()
        and (first_answer_at is not null or due_at is not null)`,
  )) as unknown as { rows: { due: number; percent: number | null; seconds: number | string | null }[] };
  const [{ due, percent, seconds }] = rows as [(typeof rows)[number]];
  if (due < MEASURED.least) return { due, in_time_percent: null, median_days: null };
  const days = Math.max(1, Math.ceil(Number(seconds) / 86_400));
  return { due, in_time_percent: percent, median_days: Number.isFinite(days) ? days : null };
}
