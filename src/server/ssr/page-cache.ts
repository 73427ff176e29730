import { createCache } from '../kernel/cache.ts';
import type { VisitorPage } from './visitor-page.ts';

const MOST_BYTES = 64 * 1024 * 1024;
/** Relative dates, related jobs and counts may be this old; the jobs themselves never are. */
const KEEP_MS = 60_000;

/** `jobId` is null if a page shows several jobs, so that any change may concern it. */
type Rendered = { page: VisitorPage; jobId: number | null; since: number };
type Entry = { page: VisitorPage; until: number; jobId: number | null };

/** Public pages as visitors get them, rendered once per change and language. */
export function createPageCache(mostBytes = MOST_BYTES) {
  const entries = createCache<Entry>({ max: mostBytes, sizeOf: ({ page }) => page.mostBytes });
  let changes = 0;

  return {
    /** The number of changes so far. Whoever renders a page reads it first, and passes it to `put`. */
    changes: () => changes,
    get(key: string): VisitorPage | undefined {
      const entry = entries.get(key);
      return entry && entry.until >= Date.now() ? entry.page : undefined;
    },
    put(key: string, { jobId, page: rendered, since }: Rendered): VisitorPage {
      // Not cached if something changed during rendering, because the page may be outdated.
      if (since !== changes) return rendered;
      // If the page is unchanged, the earlier one is kept with its compressed versions.
      const earlier = entries.get(key)?.page;
      const page = earlier?.etag === rendered.etag ? earlier : rendered;
      entries.set(key, { page, until: Date.now() + KEEP_MS, jobId });
      return page;
    },
    /** Removes the pages that show one of these jobs. */
    drop(jobIds: number[]): void {
      changes += 1;
      const changed = new Set(jobIds);
      for (const [key, { jobId }] of entries.all()) if (jobId === null || changed.has(jobId)) entries.delete(key);
    },
    /** Removes all pages, after a change that concerns each of them. */
    dropAll(): void {
      changes += 1;
      entries.clear();
    },
  };
}
export type PageCache = ReturnType<typeof createPageCache>;
