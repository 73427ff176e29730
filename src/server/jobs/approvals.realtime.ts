import type { Logger } from 'pino';
import { atMostEvery } from '../kernel/at-most-every.ts';
import type { Events } from '../kernel/events.ts';
import type { Realtime } from '../realtime/realtime.ts';

type Parts = { events: Events; realtime: Realtime; log: Pick<Logger, 'warn'> };

const PAUSE_MS = 1_000;

/** Admins hear how many jobs wait for them, when one is sent in, edited or decided about. */
export function tellOfApprovals({ events, realtime, log }: Parts, countWaiting: () => Promise<number>): void {
  const tellSoon = atMostEvery(PAUSE_MS, async () => {
    try {
      realtime.publishToAdmins({ type: 'ApprovalsChanged', waiting: await countWaiting() });
    } catch (error) {
      log.warn({ err: error }, 'the jobs that wait could not be counted');
    }
  });
  events.afterCommit('approvals', () => {
    if (realtime.isRunning()) tellSoon();
  });
}
