import { AppError } from '#shared/kernel/errors.ts';
import type { Db } from '../db/database.ts';
import type { FileStore } from '../files/file-store.ts';
import { insertFile } from '../files/files.store.ts';
import { inspectDocument } from '../files/inspect.ts';
import type { Origin } from '../identity/identity.service.ts';
import { LIMITS, type Throttle } from '../identity/throttle.ts';
import { digestOf, newSecret } from '../kernel/secrets.ts';
import * as store from './cv-uploads.store.ts';
import type { Submissions } from './submission.ts';

const KEPT_MS = 24 * 60 * 60 * 1000;

type Parts = { db: Db; files: FileStore; throttle: Throttle; submissions: Submissions };
type Upload = { name: string; content: Buffer };

/** A CV that comes before its application: kept for a day, for whoever holds the token. */
export function createCvUploadService({ db, files, throttle, submissions }: Parts) {
  return {
    async upload(jobId: number, { name, content }: Upload, { address }: Origin) {
      await submissions.openJob(jobId, null);
      const type = await inspectDocument(content, name);
      if (!type) throw new AppError('invalid', { errors: { file: ['The CV must be a PDF, DOC or DOCX file.'] } });
      await throttle.take([[LIMITS.cvAddress, address]]);
      const cv = newSecret();
      const expiresAt = new Date(Date.now() + KEPT_MS);
      // The file first: a crash in between leaves an orphan, which is swept, and never a row without its file.
      const stored = await files.put(content);
      await db.transaction(async (tx) => {
        const fileId = await insertFile(tx, stored, name, type.mediaType);
        await store.insertUpload(tx, { tokenHash: digestOf(cv), jobId, fileId, expiresAt });
      });
      return { cv, name, expires_at: expiresAt.toISOString() };
    },

    async take(tx: Db, jobId: number, cv: string): Promise<{ fileId: number; name: string }> {
      const file = await store.takeUpload(tx, jobId, digestOf(cv));
      if (file) return file;
      throw new AppError('invalid', { errors: { cv: ['Please upload your CV again: it was not sent in time.'] } });
    },

    sweep: () => store.deleteExpiredUploads(db),
  };
}
export type CvUploadService = ReturnType<typeof createCvUploadService>;
