import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { type BlindColumn, hiddenColumns } from './blind.ts';

const listColumns = prepared<BlindColumn & { untilId: number }, { companyId: number }>(
  'columns_under_blind_review',
  `select g.id::int, g.position, g.fixed, s.blind_until_group_id::int as "untilId"
   from board_settings s join application_groups g on g.company_id = s.company_id
   where s.company_id = :companyId and s.blind_until_group_id is not null`,
);

/** The columns of a company whose cards blind review hides. */
export async function hiddenColumnsOf(db: Db, companyId: number): Promise<ReadonlySet<number>> {
  const columns = await listColumns(db, { companyId });
  return hiddenColumns(columns, columns[0]?.untilId ?? null);
}

/** The hidden columns of all companies, for readers who see applications of every company. */
export async function allHiddenColumns(db: Db): Promise<ReadonlySet<number>> {
  const { rows } = (await db.execute(
    sql`select g.id::int, g.position, g.fixed, g.company_id::int as "companyId", s.blind_until_group_id::int as "untilId"
      from board_settings s join application_groups g on g.company_id = s.company_id
      where s.blind_until_group_id is not null`,
  )) as unknown as { rows: (BlindColumn & { companyId: number; untilId: number })[] };
  const companies = new Map(rows.map(({ companyId, untilId }) => [companyId, untilId]));
  const hidden = [...companies].flatMap(([companyId, untilId]) => [
    ...hiddenColumns(
      rows.filter((column) => column.companyId === companyId),
      untilId,
    ),
  ]);
  return new Set(hidden);
}
