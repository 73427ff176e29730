import type { Logger } from 'pino';
import { atMostEvery } from '../kernel/at-most-every.ts';
import type { Events } from '../kernel/events.ts';
import type { Realtime } from '../realtime/realtime.ts';

type Parts = { events: Events; realtime: Realtime; log: Pick<Logger, 'warn'> };

const PAUSE_MS = 1_000;

/** Notifies admins of the number of jobs that wait for approval, whenever one is submitted, edited or decided. */
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
