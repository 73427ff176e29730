import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { cvUploads } from '../db/schema/applications.ts';
import { files } from '../db/schema/files.ts';

type NewUpload = { tokenHash: Buffer; jobId: number; fileId: number; expiresAt: Date };

export async function insertUpload(db: Db, upload: NewUpload): Promise<void> {
  await db.insert(cvUploads).values(upload);
}

const isFor = (jobId: number, tokenHash: Buffer) =>
  and(eq(cvUploads.tokenHash, tokenHash), eq(cvUploads.jobId, jobId), gt(cvUploads.expiresAt, sql`now()`));

export async function isUploaded(db: Db, jobId: number, tokenHash: Buffer): Promise<boolean> {
  const [row] = await db.select({ id: cvUploads.id }).from(cvUploads).where(isFor(jobId, tokenHash));
  return row !== undefined;
}

/** Deletes the upload, so that it can be taken once only. From now on the application owns the file. */
export async function takeUpload(db: Db, jobId: number, tokenHash: Buffer) {
  const [taken] = await db.delete(cvUploads).where(isFor(jobId, tokenHash)).returning({ fileId: cvUploads.fileId });
  if (!taken) return undefined;
  const [file] = await db.select({ name: files.name }).from(files).where(eq(files.id, taken.fileId));
  return file && { fileId: taken.fileId, name: file.name };
}

/** The files themselves are deleted by their own sweep once no row refers to them. */
export async function deleteExpiredUploads(db: Db): Promise<void> {
  await db.delete(cvUploads).where(lt(cvUploads.expiresAt, sql`now()`));
}
