import type { Logger } from 'pino';
import type { Events } from '../kernel/events.ts';
import type { Realtime } from '../realtime/realtime.ts';
import type { PublishedJobs } from './published-jobs.ts';

type Parts = { events: Events; realtime: Realtime; published: PublishedJobs; log: Pick<Logger, 'warn'> };

/** Whoever keeps published jobs in memory hears of changes: this process, and all the others. */
export function tellOfJobs({ events, realtime, published, log }: Parts): void {
  async function tell(jobIds: number[]): Promise<void> {
    // The others first: they read for themselves, and this process's trouble is none of theirs.
    realtime.tellProcesses({ type: 'JobsChanged', jobIds });
    await published.refresh(jobIds);
  }
  events.afterCommit('JobsChanged', ({ jobIds }) => tell(jobIds));
  events.afterCommit('CompanyChanged', async ({ companyId }) => tell(await published.idsOf(companyId)));

  const warn = (error: unknown) => log.warn({ err: error }, 'changed jobs could not be read');
  realtime.hearProcesses('JobsChanged', ({ jobIds }) => void published.refresh(jobIds).catch(warn));
  realtime.whenReconnected(() => void published.catchUp().catch(warn));
}
