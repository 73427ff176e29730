import { createHash } from 'node:crypto';
import { AppError } from '#shared/kernel/errors.ts';
import type { Db } from '../db/database.ts';
import { clearThrottle, countHits, readThrottle } from './throttle.store.ts';

/** So many attempts in so many seconds. */
export type Limit = { name: string; attempts: number; seconds: number };

const MINUTE = 60;
export const LIMITS = {
  /** One address guessing one account. */
  signInPair: { name: 'sign-in-pair', attempts: 5, seconds: 15 * MINUTE },
  /** Many addresses guessing one account. Does not hold for browsers in which its owner signed in before. */
  signInAccount: { name: 'sign-in-account', attempts: 20, seconds: 15 * MINUTE },
  signInDevice: { name: 'sign-in-device', attempts: 10, seconds: 15 * MINUTE },
  /** One address guessing many accounts. */
  signInAddress: { name: 'sign-in-address', attempts: 50, seconds: 15 * MINUTE },
  /** Each costs a second of a processor; people try a few versions of their CV. */
  cvReadings: { name: 'cv-readings', attempts: 20, seconds: 10 * MINUTE },
  accountMailAddress: { name: 'account-mail-address', attempts: 20, seconds: 60 * MINUTE },
  /** Accepted applications: many people share an address, few send twenty applications an hour. */
  applyAddress: { name: 'apply-address', attempts: 100, seconds: 60 * MINUTE },
  applyEmail: { name: 'apply-email', attempts: 20, seconds: 60 * MINUTE },
  cvAddress: { name: 'cv-address', attempts: 60, seconds: 60 * MINUTE },
  accountMailRecipient: { name: 'account-mail-recipient', attempts: 5, seconds: 60 * MINUTE },
} as const satisfies Record<string, Limit>;

/** The key holds a hash: neither an address nor an e-mail is written down to count it. */
function keyOf(limit: Limit, subject: string): string {
  return `${limit.name}:${createHash('sha256').update(subject).digest('base64url').slice(0, 22)}`;
}

/** One more of each, counted by whoever stores what is counted: over a limit, nothing of it happens. */
export function tally(wanted: readonly (readonly [Limit, string])[], message?: string) {
  const hits = wanted.map(([limit, subject]) => ({
    key: keyOf(limit, subject),
    seconds: limit.seconds,
    most: limit.attempts,
  }));
  return {
    hits,
    /** Counts what was not stored after all. False when it is over a limit. */
    count: (db: Db) => countHits(db, hits),
    /** What whoever is over a limit is told, and which limits are full. */
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
export type Tally = ReturnType<typeof tally>;

export function createThrottle(db: Db) {
  return {
    async isOver(limit: Limit, subject: string): Promise<number | null> {
      const { count, secondsLeft } = await readThrottle(db, keyOf(limit, subject));
      return count >= limit.attempts ? secondsLeft : null;
    },
    async assertUnder(limit: Limit, subject: string): Promise<void> {
      const secondsLeft = await this.isOver(limit, subject);
      if (secondsLeft !== null) throw new AppError('too_many', { retryAfterSeconds: secondsLeft });
    },
    async take(wanted: readonly (readonly [Limit, string])[]): Promise<void> {
      const { hits, refusal } = tally(wanted);
      if (!(await countHits(db, hits))) throw (await refusal(db)).error;
    },
    async hit(limit: Limit, subject: string): Promise<void> {
      await countHits(db, [{ key: keyOf(limit, subject), seconds: limit.seconds }]);
    },
    clear: (limit: Limit, subject: string) => clearThrottle(db, keyOf(limit, subject)),
  };
}
export type Throttle = ReturnType<typeof createThrottle>;
