import { createCache } from '../kernel/cache.ts';
import type { VisitorPage } from './visitor-page.ts';

const MOST_BYTES = 64 * 1024 * 1024;
/** Days ago, related jobs and counts may be this old; the jobs themselves never are. */
const KEEP_MS = 60_000;

/** `jobId` is null where a page shows several jobs: then each change may be one of its own. */
type Rendered = { page: VisitorPage; jobId: number | null; since: number };
type Entry = { page: VisitorPage; until: number; jobId: number | null };

/** Public pages as visitors get them, rendered once per change and language. */
export function createPageCache(mostBytes = MOST_BYTES) {
  const entries = createCache<Entry>({ max: mostBytes, sizeOf: ({ page }) => page.mostBytes });
  let changes = 0;

  return {
    /** How often something changed so far: who renders a page notes it before reading anything. */
    changes: () => changes,
    get(key: string): VisitorPage | undefined {
      const entry = entries.get(key);
      return entry && entry.until >= Date.now() ? entry.page : undefined;
    },
    put(key: string, { jobId, page: rendered, since }: Rendered): VisitorPage {
      // Something changed while it was rendered: it may show what was before.
      if (since !== changes) return rendered;
      // Rendered anew and still the same: what was compressed stays.
      const earlier = entries.get(key)?.page;
      const page = earlier?.etag === rendered.etag ? earlier : rendered;
      entries.set(key, { page, until: Date.now() + KEEP_MS, jobId });
      return page;
    },
    /** What shows jobs that changed is rendered anew. */
    drop(jobIds: number[]): void {
      changes += 1;
      const changed = new Set(jobIds);
      for (const [key, { jobId }] of entries.all()) if (jobId === null || changed.has(jobId)) entries.delete(key);
    },
    /** What every page shows has changed. */
    dropAll(): void {
      changes += 1;
      entries.clear();
    },
  };
}
export type PageCache = ReturnType<typeof createPageCache>;
