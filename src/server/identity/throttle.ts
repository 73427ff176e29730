import { createHash } from 'node:crypto';
import { AppError } from '#shared/kernel/errors.ts';
import type { Message } from '#shared/kernel/messages.ts';
import type { Db } from '../db/database.ts';
import { clearThrottle, countHits, countOrFail, readThrottle, uncountHit } from './throttle.store.ts';

/** For statements that count and store at once: over a limit they fail, with an error that `isOverLimit` knows. */
export { countHitsText, type Hit, isOverLimit } from './throttle.store.ts';

/** A number of attempts per number of seconds. */
export type Limit = { name: string; attempts: number; seconds: number };

const MINUTE = 60;
export const LIMITS = {
  /** One address guessing one account. */
  signInPair: { name: 'sign-in-pair', attempts: 5, seconds: 15 * MINUTE },
  /** Many addresses guessing one account. */
  signInAccount: { name: 'sign-in-account', attempts: 20, seconds: 15 * MINUTE },
  /** One address guessing many accounts. Only failures: many people share an address. */
  signInAddress: { name: 'sign-in-address', attempts: 50, seconds: 15 * MINUTE },
  /** Replaces the three above in a browser the account's owner used before, so that strangers cannot lock them out. */
  signInDevice: { name: 'sign-in-device', attempts: 10, seconds: 15 * MINUTE },
  /** Somebody with access to another person's open session, guessing the password. */
  passwordChange: { name: 'password-change', attempts: 10, seconds: 15 * MINUTE },
  /** Per account; each sends mails to two addresses. */
  emailChanges: { name: 'email-changes', attempts: 5, seconds: 60 * MINUTE },
  /** Per mailed link; each attempt costs a password hash. */
  mailedLink: { name: 'mailed-link', attempts: 10, seconds: 15 * MINUTE },
  accountMailAddress: { name: 'account-mail-address', attempts: 20, seconds: 60 * MINUTE },
  /** Separate limits, so that nobody can use up the mails that an account's owner needs to get back in. */
  registrationMail: { name: 'registration-mail', attempts: 5, seconds: 60 * MINUTE },
  resetMail: { name: 'reset-mail', attempts: 5, seconds: 60 * MINUTE },
  emailChangeMail: { name: 'email-change-mail', attempts: 5, seconds: 60 * MINUTE },
  /** Per company. */
  invitations: { name: 'invitations', attempts: 20, seconds: 60 * MINUTE },
  photos: { name: 'photos', attempts: 30, seconds: 60 * MINUTE },
  logos: { name: 'logos', attempts: 30, seconds: 60 * MINUTE },
  /** Each reading takes a second of processor time; people try a few versions of their CV. */
  cvReadings: { name: 'cv-readings', attempts: 20, seconds: 10 * MINUTE },
  /** Accepted applications: many people share an address, few send twenty applications an hour. */
  applyAddress: { name: 'apply-address', attempts: 100, seconds: 60 * MINUTE },
  /** Each sends a mail to the owner of the email that a guest wrote, whether wanted or not. */
  applyEmail: { name: 'apply-email', attempts: 10, seconds: 60 * MINUTE },
  applyEmailDay: { name: 'apply-email-day', attempts: 30, seconds: 24 * 60 * MINUTE },
  applyAccount: { name: 'apply-account', attempts: 30, seconds: 60 * MINUTE },
  /**
   * Refused requests of guests, which could be used to find out who has applied where. A whole school may share an
   * address.
   */
  applyRefused: { name: 'apply-refused', attempts: 100, seconds: 15 * MINUTE },
  cvAddress: { name: 'cv-address', attempts: 60, seconds: 60 * MINUTE },
  cvAccount: { name: 'cv-account', attempts: 40, seconds: 60 * MINUTE },
  /** Per person; each note may send a mail to several colleagues. */
  notes: { name: 'notes', attempts: 300, seconds: 60 * MINUTE },
  /** Per company; each message sends one mail, or up to a hundred. */
  candidateMessages: { name: 'candidate-messages', attempts: 300, seconds: 60 * MINUTE },
  /** Per company and candidate, so that no employer floods a mailbox. */
  messagesToOne: { name: 'messages-to-one', attempts: 30, seconds: 60 * MINUTE },
  manyMessages: { name: 'many-messages', attempts: 20, seconds: 60 * MINUTE },
  /** Per person in their conversations; more than anybody types. */
  messages: { name: 'messages', attempts: 120, seconds: MINUTE },
  conversationSearches: { name: 'conversation-searches', attempts: 60, seconds: MINUTE },
  /** Per person; every pause in typing sends a search. */
  searches: { name: 'searches', attempts: 120, seconds: MINUTE },
  typing: { name: 'typing', attempts: 60, seconds: MINUTE },
  /** Per person. */
  attachments: { name: 'attachments', attempts: 60, seconds: 60 * MINUTE },
  /** Per person; an export contains all of their data. */
  ownExports: { name: 'own-exports', attempts: 3, seconds: 24 * 60 * MINUTE },
  /** Each sends a mail to the owner of an email that a stranger may have typed. */
  alertAddress: { name: 'alert-address', attempts: 20, seconds: 60 * MINUTE },
  alertEmail: { name: 'alert-email', attempts: 5, seconds: 60 * MINUTE },
  exportAddress: { name: 'export-address', attempts: 60, seconds: 60 * MINUTE },
} as const satisfies Record<string, Limit>;

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
