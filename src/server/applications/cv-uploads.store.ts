import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { cvUploads } from '../db/schema/applications.ts';
import { files } from '../db/schema/profiles.ts';

type NewUpload = { tokenHash: Buffer; jobId: number; fileId: number; expiresAt: Date };

export async function insertUpload(db: Db, upload: NewUpload): Promise<void> {
  await db.insert(cvUploads).values(upload);
}

/** Taken once: an application owns the file from now on. */
export async function takeUpload(db: Db, jobId: number, tokenHash: Buffer) {
  const [taken] = await db
    .delete(cvUploads)
    .where(and(eq(cvUploads.tokenHash, tokenHash), eq(cvUploads.jobId, jobId), gt(cvUploads.expiresAt, sql`now()`)))
    .returning({ fileId: cvUploads.fileId });
  if (!taken) return undefined;
  const [file] = await db.select({ name: files.name }).from(files).where(eq(files.id, taken.fileId));
  return file && { fileId: taken.fileId, name: file.name };
}

/** The files themselves are swept as soon as no row names them. */
export async function deleteExpiredUploads(db: Db): Promise<void> {
  const expired = await db
    .delete(cvUploads)
    .where(lt(cvUploads.expiresAt, sql`now()`))
    .returning({ fileId: cvUploads.fileId });
  if (expired.length === 0) return;
  await db.delete(files).where(
    inArray(
      files.id,
      expired.map(({ fileId }) => fileId),
    ),
  );
}
