import type { Events } from '../kernel/events.ts';
import type { PublishedJobs } from './published-jobs.ts';

/** Every process keeps the published jobs in memory. */
export function keepPublishedJobs({ events, published }: { events: Events; published: PublishedJobs }): void {
  events.inEveryProcess('published jobs', {
    newsOf: published.idsOf,
    renew: published.refresh,
    catchUp: published.catchUp,
  });
}
