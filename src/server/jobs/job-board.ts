import type { Logger } from 'pino';
import type { Db } from '../db/database.ts';
import { readPublished, readPublishedByIds, readVersions } from './jobs.store.ts';
import { JobIndex } from './search/job-index.ts';
import { toIndexedJob } from './show-job.ts';

const PORTION = 2_000;

export type JobListener = (jobIds: number[]) => void;

/**
 * The published jobs in this process's memory, and the news about them. Whoever changes a job announces it after
 * the commit; the announcement also goes to the other processes, and a comparison now and then catches what got lost.
 */
export function createJobBoard(db: Db, log: Pick<Logger, 'warn'>) {
  const index = new JobIndex();
  const versions = new Map<number, number>();
  const listeners: JobListener[] = [];
  let tellOthers: JobListener = () => {};

  async function refresh(jobIds: number[]): Promise<void> {
    const rows = await readPublishedByIds(db, jobIds);
    const found = new Set(rows.map(({ id }) => id));
    for (const id of jobIds) if (!found.has(id)) index.remove(id);
    for (const row of rows) index.put(toIndexedJob(row));
    for (const listener of listeners) listener(jobIds);
  }

  return {
    index,
    async load(): Promise<void> {
      let after: { publishedAt: Date; id: number } | null = null;
      for (;;) {
        const rows = await readPublished(db, after, PORTION);
        for (const row of rows) index.put(toIndexedJob(row));
        const last = rows.at(-1);
        if (!last?.publishedAt || rows.length < PORTION) break;
        after = { publishedAt: last.publishedAt, id: last.id };
      }
      for (const { id, version } of await readVersions(db)) versions.set(id, version);
    },
    /** After the commit of a change. */
    async announce(jobIds: number[]): Promise<void> {
      await refresh(jobIds);
      tellOthers(jobIds);
    },
    /** News from another process. */
    hear(jobIds: number[]): void {
      refresh(jobIds).catch((error) => log.warn({ err: error }, 'job news could not be read'));
    },
    connect(tell: JobListener): void {
      tellOthers = tell;
    },
    onChange(listener: JobListener): void {
      listeners.push(listener);
    },
    /** Compares with the database, for announcements that never arrived. */
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
export type JobBoard = ReturnType<typeof createJobBoard>;
