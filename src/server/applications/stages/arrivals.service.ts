import type { Db } from '../../db/database.ts';
import { endOfColumnById } from './column-end.store.ts';
import { ranksBetween } from './ranks.ts';

/** Places at the ends of columns for many cards that arrive at once, one for each of these columns, in their order. */
export async function placesBehindAll(db: Db, companyId: number, groupIds: readonly number[]) {
  const ranks = new Map<number, string[]>();
  for (const groupId of new Set(groupIds)) {
    const last = await endOfColumnById(db, companyId, groupId);
    const count = groupIds.filter((id) => id === groupId).length;
    ranks.set(groupId, ranksBetween(last, null, count));
  }
  return groupIds.map((groupId) => ({ groupId, rank: ranks.get(groupId)?.shift() as string }));
}
