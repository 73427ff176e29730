import { eq, lt, sql } from 'drizzle-orm';
import { brokenRule } from '../db/broken-rule.ts';
import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { throttles } from '../db/schema/identity.ts';

/** `most`: so many at most, or else the whole statement is undone. Without it anything is counted. */
export type Hit = { key: string; seconds: number; most?: number };

/** One more for each of a list of hits, in one order, so that two requests never wait for each other. */
export const countHitsText = (rows: string) =>
  `insert into throttles (key, count, reset_at, most)
   select key, 1, now() + make_interval(secs => seconds), most
   from json_to_recordset(${rows}::json) as r(key text, seconds int, most int)
   order by key
   on conflict (key) do update set
     count = case when throttles.reset_at < now() then 1 else throttles.count + 1 end,
     reset_at = case when throttles.reset_at < now() then excluded.reset_at else throttles.reset_at end,
     most = excluded.most`;
const count = prepared('count_hits', countHitsText('$1'));

export function isOverLimit(error: unknown): boolean {
  return brokenRule(error) === 'throttles_most';
}

/** False, and nothing is counted, when one of them is over its limit. */
export async function countHits(db: Db, hits: readonly Hit[]): Promise<boolean> {
  try {
    await count(db, [JSON.stringify(hits)]);
    return true;
  } catch (error) {
    if (isOverLimit(error)) return false;
    throw error;
  }
}

export async function readThrottle(db: Db, key: string): Promise<{ count: number; secondsLeft: number }> {
  const [row] = await db
    .select({
      count: throttles.count,
      secondsLeft: sql<number>`ceil(extract(epoch from ${throttles.resetAt} - now()))::int`,
    })
    .from(throttles)
    .where(eq(throttles.key, key));
  return row && row.secondsLeft > 0 ? row : { count: 0, secondsLeft: 0 };
}

export async function clearThrottle(db: Db, key: string): Promise<void> {
  await db.delete(throttles).where(eq(throttles.key, key));
}

export async function deleteStaleThrottles(db: Db): Promise<void> {
  await db.delete(throttles).where(lt(throttles.resetAt, sql`now()`));
}
