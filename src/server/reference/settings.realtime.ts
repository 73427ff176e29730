import type { Logger } from 'pino';
import type { Events } from '../kernel/events.ts';
import type { Realtime } from '../realtime/realtime.ts';
import type { Settings } from './settings.ts';

type Parts = { events: Events; realtime: Realtime; settings: Settings; log: Pick<Logger, 'warn'> };

/** Whoever keeps settings in memory hears of changes: this process, and all the others. */
export function tellOfSettings({ events, realtime, settings, log }: Parts): void {
  events.afterCommit('SettingsChanged', (event) => {
    // The others first: they read for themselves, and this process's trouble is none of theirs.
    realtime.tellProcesses(event);
    return settings.refresh();
  });
  const refresh = () =>
    void settings.refresh().catch((error) => log.warn({ err: error }, 'changed settings could not be read'));
  realtime.hearProcesses('SettingsChanged', refresh);
  realtime.whenReconnected(refresh);
}
