import type { Db } from '../db/database.ts';
import type { Events } from '../kernel/events.ts';
import type { Realtime } from '../realtime/realtime.ts';
import { listOwners } from './owners.store.ts';

type Parts = { db: Db; events: Events; realtime: Realtime };

/**
 * Notifies candidates with an account of changes to their applications. Events contain only ids; the browser then
 * fetches what its user may see.
 */
export function tellOfStages({ db, events, realtime }: Parts): void {
  events.afterCommit('candidates', async (changes) => {
    if (!realtime.isRunning()) return;
    const applicationIds = [...new Set(changes.map(({ applicationId }) => applicationId))];
    const idsOf = new Map<number, number[]>();
    for (const { id, userId } of await listOwners(db, applicationIds)) {
      idsOf.set(userId, [...(idsOf.get(userId) ?? []), id]);
    }
    for (const [userId, ids] of idsOf) realtime.publish(userId, { type: 'MyApplicationsChanged', ids });
  });
}
