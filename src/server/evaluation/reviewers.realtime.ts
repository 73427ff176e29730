import { atMostEvery } from '../kernel/at-most-every.ts';
import type { Events } from '../kernel/events.ts';
import type { Realtime } from '../realtime/realtime.ts';

type Parts = { events: Events; realtime: Realtime };

/** A campaign brings hundreds of applications in a minute; nobody needs the number more often than this. */
const PAUSE_MS = 1_000;

/**
 * Notifies reviewers and admins when applications arrive, disappear or are evaluated. Queues
 * differ from person to person, so the event carries no data and each page fetches its own.
 */
export function tellReviewers({ events, realtime }: Parts): void {
  const tellSoon = atMostEvery(PAUSE_MS, async () => realtime.publishToReviewers({ type: 'EvaluationsChanged' }));
  events.afterCommit('reviewers', () => {
    if (realtime.isRunning()) tellSoon();
  });
}
