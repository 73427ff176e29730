import type { Events } from '../kernel/events.ts';
import type { PublishedJobs } from './published-jobs.ts';

/** Keeps the published jobs in the memory of every process up to date. */
export function keepPublishedJobs({ events, published }: { events: Events; published: PublishedJobs }): void {
  events.inEveryProcess('published jobs', {
    newsOf: published.idsOf,
    renew: published.refresh,
    catchUp: published.catchUp,
  });
}
