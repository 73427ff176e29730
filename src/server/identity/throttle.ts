import { createHash } from 'node:crypto';
import { AppError } from '#shared/kernel/errors.ts';
import type { Message } from '#shared/kernel/messages.ts';
import type { Db } from '../db/database.ts';
import { clearThrottle, countHits, readThrottle, uncountHit } from './throttle.store.ts';

/** So many attempts in so many seconds. */
export type Limit = { name: string; attempts: number; seconds: number };

const MINUTE = 60;
export const LIMITS = {
  /** One address guessing one account. */
  signInPair: { name: 'sign-in-pair', attempts: 5, seconds: 15 * MINUTE },
  /** Many addresses guessing one account. */
  signInAccount: { name: 'sign-in-account', attempts: 20, seconds: 15 * MINUTE },
  /** One address guessing many accounts. Only failures: many people share an address. */
  signInAddress: { name: 'sign-in-address', attempts: 50, seconds: 15 * MINUTE },
  /** In place of all of these, for a browser in which the account's owner signed in before: strangers cannot fill it. */
  signInDevice: { name: 'sign-in-device', attempts: 10, seconds: 15 * MINUTE },
  /** Whoever found somebody's open session guessing the password. */
  passwordChange: { name: 'password-change', attempts: 10, seconds: 15 * MINUTE },
  /** Of one account: each is a mail to two addresses. */
  emailChanges: { name: 'email-changes', attempts: 5, seconds: 60 * MINUTE },
  /** One mailed link: each try costs the hashing of a password. */
  mailedLink: { name: 'mailed-link', attempts: 10, seconds: 15 * MINUTE },
  accountMailAddress: { name: 'account-mail-address', attempts: 20, seconds: 60 * MINUTE },
  /** Apart from each other: nobody may use up what the owner of an account needs to get back in. */
  registrationMail: { name: 'registration-mail', attempts: 5, seconds: 60 * MINUTE },
  resetMail: { name: 'reset-mail', attempts: 5, seconds: 60 * MINUTE },
  emailChangeMail: { name: 'email-change-mail', attempts: 5, seconds: 60 * MINUTE },
  /** Of one company. */
  invitations: { name: 'invitations', attempts: 20, seconds: 60 * MINUTE },
  photos: { name: 'photos', attempts: 30, seconds: 60 * MINUTE },
  logos: { name: 'logos', attempts: 30, seconds: 60 * MINUTE },
  /** Each costs a second of a processor; people try a few versions of their CV. */
  cvReadings: { name: 'cv-readings', attempts: 20, seconds: 10 * MINUTE },
  /** Accepted applications: many people share an address, few send twenty applications an hour. */
  applyAddress: { name: 'apply-address', attempts: 100, seconds: 60 * MINUTE },
  /** Each is a mail to whoever owns the e-mail that a guest wrote, asked for or not. */
  applyEmail: { name: 'apply-email', attempts: 10, seconds: 60 * MINUTE },
  applyEmailDay: { name: 'apply-email-day', attempts: 30, seconds: 24 * 60 * MINUTE },
  applyAccount: { name: 'apply-account', attempts: 30, seconds: 60 * MINUTE },
  /** Guests' posts that were refused, which may ask who has applied where. A whole school may sit behind an address. */
  applyRefused: { name: 'apply-refused', attempts: 100, seconds: 15 * MINUTE },
  cvAddress: { name: 'cv-address', attempts: 60, seconds: 60 * MINUTE },
  cvAccount: { name: 'cv-account', attempts: 40, seconds: 60 * MINUTE },
  /** Of one person: each may be a mail to several colleagues. */
  notes: { name: 'notes', attempts: 300, seconds: 60 * MINUTE },
  /** Of one company: each is a mail to a candidate, or up to a hundred. */
  candidateMessages: { name: 'candidate-messages', attempts: 300, seconds: 60 * MINUTE },
  /** Of one company to one candidate: nobody's mailbox is filled by an employer. */
  messagesToOne: { name: 'messages-to-one', attempts: 30, seconds: 60 * MINUTE },
  manyMessages: { name: 'many-messages', attempts: 20, seconds: 60 * MINUTE },
  /** Of one person in their conversations: more than anybody types. */
  messages: { name: 'messages', attempts: 120, seconds: MINUTE },
  conversationSearches: { name: 'conversation-searches', attempts: 60, seconds: MINUTE },
  typing: { name: 'typing', attempts: 60, seconds: MINUTE },
  /** Of one person. */
  attachments: { name: 'attachments', attempts: 60, seconds: 60 * MINUTE },
  /** Of one person, of everything of theirs. */
  ownExports: { name: 'own-exports', attempts: 3, seconds: 24 * 60 * MINUTE },
  /** Each is a mail to whoever owns the e-mail that a stranger typed. */
  alertAddress: { name: 'alert-address', attempts: 20, seconds: 60 * MINUTE },
  alertEmail: { name: 'alert-email', attempts: 5, seconds: 60 * MINUTE },
  exportAddress: { name: 'export-address', attempts: 60, seconds: 60 * MINUTE },
} as const satisfies Record<string, Limit>;

/** What is counted, and for whom. */
export type Wanted = readonly (readonly [Limit, string])[];

/** The key holds a hash: neither an address nor an e-mail is written down to count it. */
function keyOf(limit: Limit, subject: string): string {
  return `${limit.name}:${createHash('sha256').update(subject).digest('base64url').slice(0, 22)}`;
}

/** One more of each, counted by whoever stores what is counted: over a limit, nothing of it happens. */
export function tally(wanted: Wanted, message?: Message) {
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
    /** One more of each, or a refusal that counts none of them and makes nobody wait longer. */
    async take(wanted: Wanted): Promise<void> {
      const { hits, refusal } = tally(wanted);
      if (!(await countHits(db, hits))) throw (await refusal(db)).error;
    },
    /** The same for what must not be told: false when it is over a limit. */
    tryTake: (wanted: Wanted) => countHits(db, tally(wanted).hits),
    /** What turned out to be no guess after all. */
    giveBack: (limit: Limit, subject: string) => uncountHit(db, keyOf(limit, subject)),
    clear: (limit: Limit, subject: string) => clearThrottle(db, keyOf(limit, subject)),
  };
}
export type Throttle = ReturnType<typeof createThrottle>;
