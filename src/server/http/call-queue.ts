import { AppError } from '#shared/kernel/errors.ts';
import { createFairQueue } from '../kernel/fair-queue.ts';
import { userOf, type Visit } from './visit.ts';

const WAITING = { waiting: 5_000, waitingEach: 1_000, waitMs: 20_000 };
/** The embedded database runs one query at a time, in the thread that also serves all requests. */
const ON_EMBEDDED = { atOnce: 200, atOnceEach: 2, ...WAITING };
/** One person gets fewer concurrent reads than there are database connections. */
const ON_POSTGRES = { atOnce: 200, atOnceEach: 6, ...WAITING };
const BUSY_SECONDS = 2;

/**
 * Limits concurrent reads per person, so that others are answered in between. Writes have limits of their own, and some
 * of them wait for a language model or a mail server, which would hold up the queue for nothing.
 */
export function createCallQueue(isEmbedded: boolean) {
  const turns = createFairQueue(isEmbedded ? ON_EMBEDDED : ON_POSTGRES);
  return async function inTurn<Answer>(visit: Visit, act: () => Promise<Answer>): Promise<Answer> {
    const user = userOf(visit);
    const leave = await turns.take([user ? `user ${user.id}` : visit.origin.address]);
    if (!leave) throw new AppError('unavailable', { retryAfterSeconds: BUSY_SECONDS });
    // The slot is released in the next round of the event loop, so that requests which arrived meanwhile are read
    // first.
    return act().finally(() => setImmediate(leave));
  };
}
export type InTurn = ReturnType<typeof createCallQueue>;
