import type { JobCard, JobFilters } from '#shared/jobs/jobs.contract.ts';
import { createCache } from '../../kernel/cache.ts';
import { type Bits, walkDown } from './bits.ts';
import type { JobIndex } from './job-index.ts';
import { matchesOf } from './search.ts';
import { lowerBound } from './vocabulary.ts';

/** The number of cached searches. Many people have the same few searches. */
const MOST_SEARCHES = 1_000;

/** Jobs published after `after` and up to `until`, in milliseconds. */
type Span = { after: number; until: number };

/** Finds the new jobs of many searches in a row, with a cache, because the index seldom changes meanwhile. */
export function createNewJobs(currentIndex: () => JobIndex) {
  const matches = createCache<Bits>({ max: MOST_SEARCHES, version: () => currentIndex().version });

  /** The newest jobs, up to `most`, and the total number. */
  return (filters: JobFilters, { after, until }: Span, most: number): { jobs: JobCard[]; total: number } => {
    const index = currentIndex();
    // Slots ascend with the date of publication, so a span of time is a span of slots.
    const first = lowerBound(index.published, after + 1, index.size);
    const beyond = lowerBound(index.published, until + 1, index.size);
    const jobs: JobCard[] = [];
    let total = 0;
    if (first >= beyond) return { jobs, total };
    walkDown(
      matches.getOr(JSON.stringify(filters), () => matchesOf(index, filters, until)),
      (slot) => {
        if (slot >= beyond) return true;
        if (slot < first) return false;
        total += 1;
        const entry = index.entries[slot];
        if (entry && jobs.length < most) jobs.push(entry.job.card);
        return true;
      },
    );
    return { jobs, total };
  };
}
