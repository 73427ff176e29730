import type { JobCard, JobFilters } from '#shared/jobs/jobs.contract.ts';
import { createCache } from '../../kernel/cache.ts';
import { type Bits, walkDown } from './bits.ts';
import type { JobIndex } from './job-index.ts';
import { matchesOf } from './search.ts';
import { lowerBound } from './vocabulary.ts';

/** Many people want the same few things. */
const MOST_SEARCHES = 1_000;

/** Published after the one moment and not after the other. */
type Span = { after: number; until: number };

/** What is new for one search after the other, in an index that seldom changes meanwhile. */
export function createNewJobs(currentIndex: () => JobIndex) {
  const matches = createCache<Bits>({ max: MOST_SEARCHES, version: () => currentIndex().version });

  /** Newest first, as many as are wanted, and how many there are. */
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
