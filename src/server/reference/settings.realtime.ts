import type { Events } from '../kernel/events.ts';
import type { Settings } from './settings.ts';

/** Every process keeps the settings in memory. */
export function keepSettings({ events, settings }: { events: Events; settings: Settings }): void {
  events.inEveryProcess('settings', { newsOf: () => null, renew: settings.refresh, catchUp: settings.refresh });
}
