import { STARTING_GROUPS } from '#shared/board/board.values.ts';
import type { Db } from '../db/database.ts';
import { applicationGroups } from '../db/schema/board.ts';

export async function insertStartingGroups(db: Db, companyId: number): Promise<void> {
  await db
    .insert(applicationGroups)
    .values(STARTING_GROUPS.map(({ name, fixed }, position) => ({ companyId, name, fixed, position })));
}
