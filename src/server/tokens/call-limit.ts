import { AppError } from '#shared/kernel/errors.ts';
import { CALLS_PER_MINUTE } from '#shared/tokens/tokens.values.ts';
import { createCache } from '../kernel/cache.ts';

const MINUTE_MS = 60_000;
const MOST_TOKENS = 10_000;

/**
 * Counts the calls of each token within a minute. It is counted in memory and not in the database, which would cost
 * more than many of the calls: with several processes, each allows this many.
 */
export function createCallLimit() {
  const counts = createCache<{ calls: number; until: number }>({ max: MOST_TOKENS });
  return {
    take(tokenId: number): void {
      const key = String(tokenId);
      const now = Date.now();
      const known = counts.get(key);
      const current = known && known.until > now ? known : counts.set(key, { calls: 0, until: now + MINUTE_MS });
      current.calls += 1;
      if (current.calls <= CALLS_PER_MINUTE) return;
      throw new AppError('too_many', { retryAfterSeconds: Math.ceil((current.until - now) / 1000) });
    },
  };
}
