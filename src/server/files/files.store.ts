import { and, asc, eq, inArray, lt, notExists, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../db/database.ts';
import { cvUploads } from '../db/schema/applications.ts';
import { companyExports } from '../db/schema/exports.ts';
import { files } from '../db/schema/files.ts';
import { imports } from '../db/schema/imports.ts';
import { messageAttachments } from '../db/schema/messenger.ts';
import { personExports } from '../db/schema/people.ts';
import { candidates, companies, resumes } from '../db/schema/profiles.ts';
import type { StoredFile } from './file-store.ts';

/** Every column that refers to a file. A file that none of them refers to is deleted by the sweep. */
const NAMED_BY: readonly PgColumn[] = [
  companies.logoFileId,
  candidates.photoFileId,
  resumes.fileId,
  cvUploads.fileId,
  messageAttachments.fileId,
  personExports.fileId,
  imports.fileId,
  imports.cvsFileId,
  companyExports.fileId,
];

export async function insertFile(db: Db, stored: StoredFile, name: string, mediaType: string): Promise<number> {
  const [row] = await db
    .insert(files)
    .values({ ...stored, name, mediaType })
    .returning({ id: files.id });
  return (row as { id: number }).id;
}

/** Finds a file only if it is a company's logo, because only logos are public. */
export async function findLogo(db: Db, fileId: number) {
  const [row] = await db
    .select({ key: files.key, mediaType: files.mediaType, bytes: files.bytes })
    .from(files)
    .innerJoin(companies, eq(companies.logoFileId, files.id))
    .where(eq(files.id, fileId));
  return row;
}

/** Which of these files have a row. The others were left behind by a crash. */
export async function findKnownKeys(db: Db, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db.select({ key: files.key }).from(files).where(inArray(files.key, keys));
  return new Set(rows.map(({ key }) => key));
}

/** Deletes those of these rows that nothing refers to. Returns the keys of the files that can now be removed. */
export async function deleteUnnamed(db: Db, ids: number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .delete(files)
    .where(and(inArray(files.id, ids), ...unnamed(db)))
    .returning({ key: files.key });
  return rows.map(({ key }) => key);
}

/**
 * Deletes up to `most` rows older than `moment` that nothing refers to. They are locked and then checked again: rows
 * that a transaction is about to refer to are locked by it and skipped, and a later reference fails because the row is
 * gone.
 */
export async function deleteUnnamedBefore(db: Db, moment: Date, most: number): Promise<string[]> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: files.id })
      .from(files)
      .where(and(lt(files.createdAt, moment), ...unnamed(tx)))
      .orderBy(asc(files.id))
      .limit(most)
      .for('update', { skipLocked: true });
    return deleteUnnamed(
      tx,
      rows.map(({ id }) => id),
    );
  });
}

function unnamed(db: Db): SQL[] {
  return NAMED_BY.map((column) => notExists(db.select({ one: sql`1` }).from(column.table).where(eq(column, files.id))));
}
