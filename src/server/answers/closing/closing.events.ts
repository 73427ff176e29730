import type { Events } from '../../kernel/events.ts';
import { stopClosings } from './closing.store.ts';

/** Nothing more goes out for a job that is opened again while people still wait for their turn. */
export function stopReopened(events: Events): void {
  events.inTransaction('job.status_changed', async ({ jobId, from }, tx) => {
    if (from === 'closed') await stopClosings(tx, jobId);
  });
}
