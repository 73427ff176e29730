import { applicationsRefusal } from '#shared/applications/applications-refusals.texts.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Db } from '../db/database.ts';
import type { CvIntake } from '../documents/cv-intake.ts';
import type { Sender } from '../documents/file-parser-pool.ts';
import type { FileStore } from '../files/file-store.ts';
import { insertFile } from '../files/files.api.ts';
import { storeWithRow } from '../files/store-with-row.ts';
import { digestOf, newSecret } from '../kernel/secrets.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import * as store from './cv-uploads.store.ts';
import type { Submissions } from './submission.ts';

const KEPT_MS = 24 * 60 * 60 * 1000;

type Parts = { db: Db; inTransaction: InTransaction; files: FileStore; intake: CvIntake; submissions: Submissions };
type Upload = { name: string; content: Buffer };

/** Keeps a CV that is uploaded before its application is sent: for a day, for whoever holds the token. */
export function createCvUploadService({ db, inTransaction, files, intake, submissions }: Parts) {
  return {
    async upload(jobId: number, { name, content }: Upload, sender: Sender) {
      await submissions.openJob(jobId, null);
      const { mediaType } = await intake.accept({ name, content }, sender);
      const cv = newSecret();
      const expiresAt = new Date(Date.now() + KEPT_MS);
      await storeWithRow(files, content, (stored) =>
        inTransaction(async (tx) => {
          const fileId = await insertFile(tx, stored, name, mediaType);
          await store.insertUpload(tx, { tokenHash: digestOf(cv), jobId, fileId, expiresAt });
        }),
      );
      return { cv, name, expires_at: expiresAt.toISOString() };
    },

    /** Returns the error that `take` would throw, so that it can be reported before anything is stored. */
    async findFault(jobId: number, cv: string): Promise<AppError | null> {
      return (await store.isUploaded(db, jobId, digestOf(cv))) ? null : gone();
    },

    async take(tx: Db, jobId: number, cv: string): Promise<{ fileId: number; name: string }> {
      const file = await store.takeUpload(tx, jobId, digestOf(cv));
      if (!file) throw gone();
      return file;
    },

    sweep: () => store.deleteExpiredUploads(db),
  };
}
export type CvUploadService = ReturnType<typeof createCvUploadService>;

function gone(): AppError {
  return new AppError('invalid', { errors: { cv: [applicationsRefusal('refusal.cv_gone')] } });
}
