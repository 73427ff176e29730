import type { Db } from '../db/database.ts';
import type { FileStore } from './file-store.ts';
import { deleteUnnamedBefore, findKnownKeys } from './files.store.ts';

const HOUR = 60 * 60 * 1000;
const PORTION = 500;

/**
 * Removes files that nothing refers to. Files younger than an hour are kept, because their row may still be written.
 */
export async function sweepFiles(db: Db, files: FileStore): Promise<void> {
  const before = new Date(Date.now() - HOUR);
  await sweepUnnamed(db, files, before);
  await sweepOrphans(db, files, before);
  await files.removeUnfinished(before);
}

/**
 * Removes rows that nothing refers to, and their files. Rows are deleted first: a file without a row is still found by
 * a later sweep.
 */
async function sweepUnnamed(db: Db, files: FileStore, before: Date): Promise<void> {
  let keys: string[];
  do {
    keys = await deleteUnnamedBefore(db, before, PORTION);
    for (const key of keys) await files.remove(key);
  } while (keys.length === PORTION);
}

/** Removes files without a row. */
async function sweepOrphans(db: Db, files: FileStore, before: Date): Promise<void> {
  const keys = await files.keysBefore(before);
  for (let at = 0; at < keys.length; at += PORTION) {
    const portion = keys.slice(at, at + PORTION);
    const known = await findKnownKeys(db, portion);
    for (const key of portion.filter((one) => !known.has(one))) await files.remove(key);
  }
}
