import type { Db } from '../db/database.ts';
import { publishedIdsOf, readPublished, readPublishedByIds, readVersions } from './jobs.store.ts';
import { JobIndex } from './search/job-index.ts';
import { toIndexedJob } from './show-job.ts';

const PORTION = 2_000;

/**
 * The published jobs in this process's memory. Changed jobs are read again, and a regular comparison with the database
 * finds changes whose event was lost.
 */
export function createPublishedJobs(db: Db) {
  const index = new JobIndex();
  const versions = new Map<number, number>();
  let lastRefresh: Promise<void> = Promise.resolve();

  /** Refreshes run one after the other, so that of two reads of a job the later one is stored last. */
  function refresh(jobIds: number[]): Promise<void> {
    const refreshed = lastRefresh.then(() => readAnew(jobIds));
    lastRefresh = refreshed.catch(() => {});
    return refreshed;
  }

  async function readAnew(jobIds: number[]): Promise<void> {
    const rows = await readPublishedByIds(db, jobIds);
    const found = new Set(rows.map(({ id }) => id));
    for (const id of jobIds) if (!found.has(id)) index.remove(id);
    for (const row of rows) index.put(toIndexedJob(row));
  }

  return {
    /**
     * The index, updated to the current time. Callers must not keep it, because jobs would stay in it after their
     * closing date.
     */
    get index(): JobIndex {
      index.tellTime(Date.now());
      return index;
    },
    async load(): Promise<void> {
      // Versions are read first, so that the next comparison finds what changes while the jobs are read.
      for (const { id, version } of await readVersions(db)) versions.set(id, version);
      let after: { publishedAt: Date; id: number } | null = null;
      for (;;) {
        const rows = await readPublished(db, after, PORTION);
        for (const row of rows) index.put(toIndexedJob(row));
        const last = rows.at(-1);
        if (!last?.publishedAt || rows.length < PORTION) break;
        after = { publishedAt: last.publishedAt, id: last.id };
      }
    },
    refresh,
    /** The jobs that events are about. Those about a company are about all of its jobs. */
    async idsOf(events: readonly ({ companyId: number } | { jobId: number })[]): Promise<number[]> {
      const ids = await Promise.all(
        events.map((event) => ('jobId' in event ? [event.jobId] : publishedIdsOf(db, event.companyId))),
      );
      return [...new Set(ids.flat())];
    },
    /** Compares versions with the database, to find changes whose event was lost. */
    async catchUp(): Promise<void> {
      const current = new Map((await readVersions(db)).map(({ id, version }) => [id, version]));
      const changed = [...current].filter(([id, version]) => versions.get(id) !== version).map(([id]) => id);
      const gone = [...versions.keys()].filter((id) => !current.has(id));
      versions.clear();
      for (const [id, version] of current) versions.set(id, version);
      const ids = [...changed, ...gone];
      for (let at = 0; at < ids.length; at += PORTION) await refresh(ids.slice(at, at + PORTION));
    },
  };
}
export type PublishedJobs = ReturnType<typeof createPublishedJobs>;
