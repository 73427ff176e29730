import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';

const list = prepared<{ id: number; userId: number }, { ids: string }>(
  'list_owners',
  `select a.id::int, c.user_id::int as "userId"
   from applications a join candidates c on c.id = a.candidate_id
   where a.id in (select value::bigint from json_array_elements_text(:ids::json)) and c.user_id is not null`,
);

/** The accounts that applications belong to; guests have none. */
export function listOwners(db: Db, applicationIds: readonly number[]) {
  return list(db, { ids: JSON.stringify(applicationIds) });
}
