import type { Logger } from 'pino';
import { atMostEvery } from '../kernel/at-most-every.ts';
import type { Events } from '../kernel/events.ts';
import type { Realtime } from '../realtime/realtime.ts';

type Parts = { events: Events; realtime: Realtime; log: Pick<Logger, 'warn'> };

/** A campaign brings hundreds of applications in a minute; nobody reads a number more often than this. */
const PAUSE_MS = 1_000;

/** Reviewers and admins hear how long their queue is, when applications come, go or are evaluated; and of settings. */
export function tellReviewers({ events, realtime, log }: Parts, countWaiting: () => Promise<number>): void {
  const tellSoon = atMostEvery(PAUSE_MS, async () => {
    try {
      if (!(await realtime.mayReviewersHear())) return;
      realtime.publishToReviewers({ type: 'EvaluationsChanged', waiting: await countWaiting() });
    } catch (error) {
      log.warn({ err: error }, 'the queue of evaluations could not be counted');
    }
  });
  const tell = () => {
    if (realtime.isRunning()) tellSoon();
  };
  events.afterCommit('CardsChanged', tell);
  events.afterCommit('EvaluationsChanged', tell);
  events.afterCommit('SettingsChanged', ({ keys }) => realtime.publishToReviewers({ type: 'SettingsChanged', keys }));
}
