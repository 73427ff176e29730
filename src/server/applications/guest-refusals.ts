import { isAppError } from '#shared/kernel/errors.ts';
import type { Message } from '#shared/kernel/messages.ts';
import type { Db } from '../db/database.ts';
import { rateLimits } from '../identity/throttle.ts';
import { LIMITS } from './applications.limits.ts';

/** The limit was full before this post came. */
export class AskedTooOften extends Error {}

/**
 * A guest can write anybody's e-mail, and a refusal may tell whether that e-mail has applied. So what guests are
 * refused counts against their address, and whoever asks too often gets one and the same answer to everything.
 */
export function guestRefusals(db: Db, address: string, message: Message) {
  const refused = rateLimits([[LIMITS.applyRefused, address]], message);
  const tooMany = async () => (await refused.refusal(db)).error;
  return {
    key: refused.hits[0]?.key ?? '',
    /** Returns the refusal itself, or the error for too many refusals once the limit is reached. */
    async count(refusal: unknown): Promise<unknown> {
      if (refusal instanceof AskedTooOften) return tooMany();
      // Turned away by the score is no refusal: that application was taken.
      if (!isAppError(refusal) || refusal.code === 'not_approved') return refusal;
      return (await refused.count(db)) ? refusal : tooMany();
    },
  };
}
