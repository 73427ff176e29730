import { SHOWN_SETTINGS } from '#shared/reference/settings.values.ts';
import type { PublishedJobs } from '../jobs/published-jobs.ts';
import type { Events } from '../kernel/events.ts';
import type { HeardBy } from '../kernel/heard-by.ts';
import type { PageCache } from './page-cache.ts';

type Parts = { events: Events; published: PublishedJobs; cache: PageCache };

/**
 * Keeps the cached public pages of every process up to date. They are rendered from jobs, settings and texts, which
 * must be renewed first.
 */
export function keepPagesTrue({ events, published, cache }: Parts): void {
  events.inEveryProcess('visitor pages', {
    newsOf: async (changes) => ({
      everyPage: changes.some(isOnEveryPage),
      jobIds: await published.idsOf(changes.filter((change) => 'companyId' in change)),
    }),
    renew({ everyPage, jobIds }) {
      if (everyPage) cache.dropAll();
      else if (jobIds.length > 0) cache.drop(jobIds);
    },
    catchUp: cache.dropAll,
  });
}

function isOnEveryPage(change: HeardBy<'visitor pages'>): boolean {
  if (change.type === 'setting.changed') return SHOWN_SETTINGS.has(change.key);
  return change.type === 'text.changed';
}
