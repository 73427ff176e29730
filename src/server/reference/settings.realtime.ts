import type { Events } from '../kernel/events.ts';
import type { Realtime } from '../realtime/realtime.ts';

/** Reviewers and admins hear which settings changed; what to, they ask for. */
export function tellOfSettings({ events, realtime }: { events: Events; realtime: Realtime }): void {
  events.afterCommit('SettingsChanged', ({ keys }) => realtime.publishToReviewers({ type: 'SettingsChanged', keys }));
}
