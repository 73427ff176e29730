import { eq, sql } from 'drizzle-orm';
import { brokenRule } from '../db/broken-rule.ts';
import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { throttles } from '../db/schema/identity.ts';

/** `most`: so many at most, or else the whole statement is undone. */
export type Hit = { key: string; seconds: number; most: number };

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
const count = prepared<never, { hits: string }>('count_hits', countHitsText(':hits'));

export function isOverLimit(error: unknown): boolean {
  return brokenRule(error) === 'throttles_most';
}

/**
 * False, and nothing is counted, when one of them is over its limit: the database counts and decides in the same
 * statement. Never inside a transaction, which the refusal would end.
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

/** Inside a transaction, which fails as a whole over a limit: the error is one that `isOverLimit` knows. */
export async function countOrFail(tx: Db, hits: readonly Hit[]): Promise<void> {
  await count(tx, { hits: JSON.stringify(hits) });
}

/** One less of one key: a statement that holds a single row cannot be part of a deadlock. */
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

/** Waits for nobody: whoever is counting a key at this moment makes it fresh anyway. */
export async function deleteStaleThrottles(db: Db): Promise<void> {
  await db.execute(
    sql`delete from throttles where key in (select key from throttles where reset_at < now() for update skip locked)`,
  );
}
