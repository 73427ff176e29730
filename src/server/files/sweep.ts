import type { Db } from '../db/database.ts';
import type { FileStore } from './file-store.ts';
import { findKnownKeys } from './files.store.ts';

const HOUR = 60 * 60 * 1000;
const PORTION = 500;

/** Removes files without a row. An hour is left for uploads whose row is still being written. */
export async function sweepOrphans(db: Db, files: FileStore): Promise<number> {
  const keys = await files.keysBefore(new Date(Date.now() - HOUR));
  let removed = 0;
  for (let at = 0; at < keys.length; at += PORTION) {
    const portion = keys.slice(at, at + PORTION);
    const known = await findKnownKeys(db, portion);
    for (const key of portion.filter((one) => !known.has(one))) {
      await files.remove(key);
      removed += 1;
    }
  }
  return removed;
}
