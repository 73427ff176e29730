import { createHash } from 'node:crypto';
import { AppError } from '#shared/kernel/errors.ts';
import type { Message } from '#shared/kernel/messages.ts';
import type { Db } from '../db/database.ts';
import { clearThrottle, countHits, countOrFail, readThrottle, uncountHit } from './throttle.store.ts';

/**
 * For statements that count and store in one go: over a limit they fail with an error that `isOverLimit` recognises.
 */
export { countHitsText, type Hit, isOverLimit } from './throttle.store.ts';

/** A number of attempts per number of seconds. */
export type Limit = { name: string; attempts: number; seconds: number };

/** In seconds, for the limits that each module declares in `<module>.limits.ts`. */
export const MINUTE = 60;

/** The limits to count, each with its subject. */
export type Wanted = readonly (readonly [Limit, string])[];

/** The key holds a hash, so that no address or email is stored for counting. */
function keyOf(limit: Limit, subject: string): string {
  return `${limit.name}:${createHash('sha256').update(subject).digest('base64url').slice(0, 22)}`;
}

/** Counters that are incremented together with the row they limit: over a limit, nothing is stored. */
export function rateLimits(wanted: Wanted, message?: Message) {
  const hits = wanted.map(([limit, subject]) => ({
    key: keyOf(limit, subject),
    seconds: limit.seconds,
    most: limit.attempts,
  }));
  return {
    hits,
    /** Counts an attempt that was not stored after all. False when it is over a limit. */
    count: (db: Db) => countHits(db, hits),
    /** The same inside a transaction, which fails over a limit, with an error that `isOverLimit` knows. */
    countOrFail: (tx: Db) => countOrFail(tx, hits),
    /** The error for somebody over a limit, and which limits are full. */
    async refusal(db: Db): Promise<{ error: AppError; full: string[] }> {
      const full: string[] = [];
      let retryAfterSeconds = 1;
      for (const { key, most } of hits) {
        const { count, secondsLeft } = await readThrottle(db, key);
        if (count < most) continue;
        full.push(key);
        retryAfterSeconds = Math.max(retryAfterSeconds, secondsLeft);
      }
      return { error: new AppError('too_many', { ...(message && { message }), retryAfterSeconds }), full };
    },
  };
}
export type RateLimits = ReturnType<typeof rateLimits>;

export function createThrottle(db: Db) {
  return {
    /** Counts one attempt for each limit, or refuses without counting, so that retrying does not extend the wait. */
    async take(wanted: Wanted): Promise<void> {
      const { hits, refusal } = rateLimits(wanted);
      if (!(await countHits(db, hits))) throw (await refusal(db)).error;
    },
    /** The same without an error, for limits that must stay invisible: false when over a limit. */
    tryTake: (wanted: Wanted) => countHits(db, rateLimits(wanted).hits),
    /** Takes back an attempt that turned out not to be a guess. */
    giveBack: (limit: Limit, subject: string) => uncountHit(db, keyOf(limit, subject)),
    clear: (limit: Limit, subject: string) => clearThrottle(db, keyOf(limit, subject)),
  };
}
export type Throttle = ReturnType<typeof createThrottle>;
