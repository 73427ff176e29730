import type { Events } from '../kernel/events.ts';
import type { Realtime } from '../realtime/realtime.ts';

/** Notifies a company's open team pages when somebody joins, leaves or is invited. */
export function tellOfTeams({ events, realtime }: { events: Events; realtime: Realtime }): void {
  events.afterCommit('team', (changes) => {
    for (const companyId of new Set(changes.map((change) => change.companyId))) {
      realtime.publishToCompany(companyId, { type: 'TeamChanged', companyId });
    }
  });
}
