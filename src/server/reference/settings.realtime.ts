import type { Events } from '../kernel/events.ts';
import type { Realtime } from '../realtime/realtime.ts';
import type { Settings } from './settings.ts';

type Parts = { events: Events; settings: Settings; realtime: Realtime };

/**
 * Keeps the settings in the memory of every process up to date, and notifies open pages of admins and reviewers of
 * changes.
 */
export function keepSettings({ events, settings, realtime }: Parts): void {
  events.inEveryProcess('settings', { newsOf: () => null, renew: settings.refresh, catchUp: settings.refresh });
  events.afterCommit('settings', (changes) =>
    realtime.publishToReviewers({ type: 'SettingsChanged', keys: changes.map(({ key }) => key) }),
  );
}
