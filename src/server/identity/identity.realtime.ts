import type { Events } from '../kernel/events.ts';
import type { Realtime } from '../realtime/realtime.ts';

/** Closes the sockets of sessions that have ended: after signing out, a removal from the team, or a block. */
export function tellOfSessions(events: Events, realtime: Realtime): void {
  events.afterCommit('sessions', (ended) => realtime.endSessions(ended.map(({ sessionId }) => sessionId)));
}
