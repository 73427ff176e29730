import type { Events } from '../kernel/events.ts';
import type { Realtime } from '../realtime/realtime.ts';

/** Whoever signed out, was removed or blocked hears nothing more. */
export function tellOfSessions(events: Events, realtime: Realtime): void {
  events.afterCommit('sessions', (ended) => realtime.endSessions(ended.map(({ sessionId }) => sessionId)));
}
