import { eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { throttles } from '../db/schema/identity.ts';

/** One more for each of a list of keys with their windows, in one order, so that two requests never wait for each other. */
export const countHitsText = (rows: string) =>
  `insert into throttles (key, count, reset_at)
   select key, 1, now() + make_interval(secs => seconds) from json_to_recordset(${rows}::json) as r(key text, seconds int)
   order by key
   on conflict (key) do update set
     count = case when throttles.reset_at < now() then 1 else throttles.count + 1 end,
     reset_at = case when throttles.reset_at < now() then excluded.reset_at else throttles.reset_at end
   returning key, count, ceil(extract(epoch from reset_at - now()))::int as "secondsLeft"`;

export type Counted = { key: string; count: number; secondsLeft: number };
const count = prepared<Counted>('count_hits', countHitsText('$1'));

export async function countHits(db: Db, windows: readonly { key: string; seconds: number }[]): Promise<Counted[]> {
  return count(db, [JSON.stringify(windows)]);
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
