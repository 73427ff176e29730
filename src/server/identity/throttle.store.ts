import { eq, sql } from 'drizzle-orm';
import { brokenRule } from '../db/broken-rule.ts';
import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { throttles } from '../db/schema/identity.ts';

/** `most` is the limit; the whole statement fails above it. */
export type Hit = { key: string; seconds: number; most: number };

/** Increments each counter of a list in a fixed order, so that two requests cannot deadlock. */
export const countHitsText = (rows: string) =>
  `insert into throttles (key, count, reset_at, most)
   select key, 1, now() + make_interval(secs => seconds), most
   from json_to_recordset(${rows}::json) as r(key text, seconds int, most int)
   order by key
   on conflict (key) do update set
     count = case when throttles.reset_at < now() then 1 else throttles.count + 1 end,
     reset_at = case when throttles.reset_at < now() then excluded.reset_at else throttles.reset_at end,
     most = excluded.most`;
const count = prepared<never, { hits: string }>('count_hits', countHitsText(':hits'));

export function isOverLimit(error: unknown): boolean {
  return brokenRule(error) === 'throttles_most';
}

/**
 * Returns false and counts nothing if one of the hits is over its limit: the database counts and checks in one
 * statement. Not for use in a transaction, which the failure would abort.
 */
export async function countHits(db: Db, hits: readonly Hit[]): Promise<boolean> {
  try {
    await count(db, { hits: JSON.stringify(hits) });
    return true;
  } catch (error) {
    if (isOverLimit(error)) return false;
    throw error;
  }
}

/** For use in a transaction, which fails as a whole over a limit, with an error that `isOverLimit` recognises. */
export async function countOrFail(tx: Db, hits: readonly Hit[]): Promise<void> {
  await count(tx, { hits: JSON.stringify(hits) });
}

/** Decrements one counter. A statement that locks a single row cannot cause a deadlock. */
export async function uncountHit(db: Db, key: string): Promise<void> {
  await db
    .update(throttles)
    .set({ count: sql`greatest(${throttles.count} - 1, 0)` })
    .where(eq(throttles.key, key));
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

/** Skips locked rows, because whoever is counting a key makes it fresh anyway. */
export async function deleteStaleThrottles(db: Db): Promise<void> {
  await db.execute(
    sql`delete from throttles where key in (select key from throttles where reset_at < now() for update skip locked)`,
  );
}
