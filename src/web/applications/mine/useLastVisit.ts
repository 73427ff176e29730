import { useEffect, useState } from 'react';
import { seeDashboard } from '#shared/profiles/dashboard-visit.contract.ts';
import { call } from '#web/lib/call.ts';
import type { News } from './news-data.ts';

/**
 * When the person last looked: what was new when the page was opened stays marked as long as it is looked at. What comes
 * meanwhile is seen too, unless the page stands behind another.
 */
export function useLastVisit(lastVisit: string | null, { list: { applications }, unread }: News): string | null {
  const [since] = useState(lastVisit);
  // biome-ignore lint/correctness/useExhaustiveDependencies: there is something else to see whenever these change.
  useEffect(() => {
    const see = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', see);
      // Nothing is lost when it fails: the same things are new the next time.
      call(seeDashboard, {}).catch(() => {});
    };
    document.addEventListener('visibilitychange', see);
    see();
    return () => document.removeEventListener('visibilitychange', see);
  }, [applications, unread]);
  return since;
}
