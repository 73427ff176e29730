import { useEffect, useState } from 'react';
import { seeDashboard } from '#shared/profiles/dashboard-visit.contract.ts';
import { call } from '#web/lib/call.ts';
import type { News } from './news-data.ts';

/**
 * Returns the time of the last visit as it was when the page was opened, so that what was new then stays marked while
 * the person looks at it. What arrives meanwhile counts as seen, unless the browser tab is in the background.
 */
export function useLastVisit(lastVisit: string | null, { list: { applications }, unread }: News): string | null {
  const [since] = useState(lastVisit);
  // biome-ignore lint/correctness/useExhaustiveDependencies: there is something else to see whenever these change.
  useEffect(() => {
    const see = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', see);
      // A failure loses nothing: the same things are marked as new the next time.
      call(seeDashboard, {}).catch(() => {});
    };
    document.addEventListener('visibilitychange', see);
    see();
    return () => document.removeEventListener('visibilitychange', see);
  }, [applications, unread]);
  return since;
}
