import type { Events } from '../kernel/events.ts';
import type { Realtime } from '../realtime/realtime.ts';

/** Notifies a company's open team pages when somebody joins, leaves or is invited. */
export function tellOfTeams({ events, realtime }: { events: Events; realtime: Realtime }): void {
  events.afterCommit('TeamChanged', (event) => realtime.publishToCompany(event.companyId, event));
}
