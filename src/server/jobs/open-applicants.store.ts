import { sql } from 'drizzle-orm';
import type { PublicStage } from '#shared/applications/public-stages.ts';
import type { FixedGroup } from '#shared/board/board.values.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import type { Db } from '../db/database.ts';

/**
 * Somebody is open as long as their application is under way; after it has ended, until they are told. Whoever withdrew
 * or was erased is not.
 */
const OPEN = sql`applications a
  join candidates c on c.id = a.candidate_id
  join application_groups g on g.id = a.group_id
  left join awaited_answers w on w.application_id = a.id
  left join users u on u.id = c.user_id`;
const isOpen = (jobId: number) => sql`a.job_id = ${jobId} and a.outcome in ('under_review', 'passed')
  and c.erased_at is null and (g.public_stage not in ('hired', 'closed') or w.due_at is not null)`;

export type OpenApplicant = {
  id: number;
  waits: boolean;
  locale: Locale | null;
  groupId: number;
  column: string;
  fixed: FixedGroup | null;
  stage: PublicStage;
};

/** In the order of the board's columns, whoever applied first in front. */
export async function listOpenApplicants(db: Db, jobId: number): Promise<OpenApplicant[]> {
  const { rows } = (await db.execute(
    sql`select a.id::int, w.due_at is not null as waits, coalesce(u.locale, a.locale) as locale,
        g.id::int as "groupId", g.name as column, g.fixed, g.public_stage as stage
      from ${OPEN} where ${isOpen(jobId)} order by g.position, g.id, a.applied_at, a.id`,
  )) as unknown as { rows: OpenApplicant[] };
  return rows;
}

export async function countOpenApplicants(db: Db, jobId: number): Promise<number> {
  const { rows } = (await db.execute(
    sql`select count(*)::int as open from ${OPEN} where ${isOpen(jobId)}`,
  )) as unknown as {
    rows: { open: number }[];
  };
  return rows[0]?.open ?? 0;
}
