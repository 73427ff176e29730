import { isAppError } from '#shared/kernel/errors.ts';
import type { Message } from '#shared/kernel/messages.ts';
import type { Db } from '../db/database.ts';
import { rateLimits } from '../identity/throttle.ts';
import { LIMITS } from './applications.limits.ts';

/** Thrown when the limit of refusals was already reached before this request. */
export class AskedTooOften extends Error {}

/**
 * A guest can type anybody's e-mail, and a refusal may reveal whether that e-mail has applied. So refusals of guests
 * are counted per address, and over the limit every request gets the same answer.
 */
export function guestRefusals(db: Db, address: string, message: Message) {
  const refused = rateLimits([[LIMITS.applyRefused, address]], message);
  const tooMany = async () => (await refused.refusal(db)).error;
  return {
    key: refused.hits[0]?.key ?? '',
    /** Returns the refusal itself, or the error for too many refusals once the limit is reached. */
    async count(refusal: unknown): Promise<unknown> {
      if (refusal instanceof AskedTooOften) return tooMany();
      // An application that failed by its score is not counted, because it was stored.
      if (!isAppError(refusal) || refusal.code === 'not_approved') return refusal;
      return (await refused.count(db)) ? refusal : tooMany();
    },
  };
}
