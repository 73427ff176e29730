import type { Logger } from 'pino';
import type { Events } from '../kernel/events.ts';
import type { Realtime } from '../realtime/realtime.ts';
import type { ReferenceService } from './reference.service.ts';

type Parts = { events: Events; realtime: Realtime; reference: ReferenceService; log: Pick<Logger, 'warn'> };

/** A text that is changed here is said in its new words by this process and all the others. */
export function tellOfTexts({ events, realtime, reference, log }: Parts): void {
  const warn = (error: unknown) => log.warn({ err: error }, 'changed texts could not be read');
  events.afterCommit('TextsChanged', async ({ locale }) => {
    realtime.tellProcesses({ type: 'TextsChanged', locale });
    await reference.readAnew([locale]);
  });
  realtime.hearProcesses('TextsChanged', ({ locale }) => void reference.readAnew([locale]).catch(warn));
  realtime.whenReconnected(() => void reference.readAnew().catch(warn));
}
