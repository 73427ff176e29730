import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { companies, files } from '../db/schema/profiles.ts';
import type { StoredFile } from './file-store.ts';

export async function insertFile(db: Db, stored: StoredFile, name: string, mediaType: string): Promise<number> {
  const [row] = await db
    .insert(files)
    .values({ ...stored, name, mediaType })
    .returning({ id: files.id });
  return (row as { id: number }).id;
}

/** Only what a company shows as its logo is for everybody. */
export async function findLogo(db: Db, fileId: number) {
  const [row] = await db
    .select({ key: files.key, mediaType: files.mediaType, bytes: files.bytes })
    .from(files)
    .innerJoin(companies, eq(companies.logoFileId, files.id))
    .where(eq(files.id, fileId));
  return row;
}

/** Of the given keys those that a row names; the others are left-overs of a crash. */
export async function findKnownKeys(db: Db, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db.select({ key: files.key }).from(files).where(inArray(files.key, keys));
  return new Set(rows.map(({ key }) => key));
}
