import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { type BlindColumn, hiddenColumns } from './blind.ts';

const listColumns = prepared<BlindColumn & { untilId: number }, { companyId: number }>(
  'columns_under_blind_review',
  `select g.id::int, g.position, g.fixed, s.blind_until_group_id::int as "untilId"
   from board_settings s join application_groups g on g.company_id = s.company_id
   where s.company_id = :companyId and s.blind_until_group_id is not null`,
);

/** The columns of a company in which nobody may be recognised. */
export async function hiddenColumnsOf(db: Db, companyId: number): Promise<ReadonlySet<number>> {
  const columns = await listColumns(db, { companyId });
  return hiddenColumns(columns, columns[0]?.untilId ?? null);
}
