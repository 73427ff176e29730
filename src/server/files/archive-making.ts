import { AppError } from '#shared/kernel/errors.ts';
import type { Db } from '../db/database.ts';
import type { FileStore } from './file-store.ts';
import { deleteUnnamed } from './files.api.ts';

const TELL_MS = 500;

/** What is known of the file of an archive that is ready. */
type ReadyFile = { key: string | null; name: string | null; bytes: number | null; mediaType: string | null };

/** What archives that are made in the background have in common, of people and of companies. */
export function createArchiveMaking({ db, files }: { db: Db; files: FileStore }) {
  return {
    /** No row refers to these files any more, so the sweep deletes later what cannot be removed now. */
    async removeUnnamed(fileIds: number[]): Promise<void> {
      const keys = await deleteUnnamed(db, fileIds);
      await Promise.allSettled(keys.map((key) => files.remove(key)));
    },

    /**
     * Calls `note` regularly with the progress, which answers whether the archive is still wanted. One that is not is
     * cancelled by the signal.
     */
    follow(note: (percent: number) => Promise<boolean>, expired: AbortSignal) {
      const ending = new AbortController();
      let percent = 0;
      let isAsking = false;
      const timer = setInterval(async () => {
        if (isAsking) return;
        isAsking = true;
        // If the database cannot be reached, storing the archive will fail and report it.
        const isWanted = await note(percent).catch(() => true);
        isAsking = false;
        if (!isWanted) ending.abort();
      }, TELL_MS);
      return {
        signal: AbortSignal.any([ending.signal, expired]),
        onProgress: (share: number) => {
          percent = Math.min(99, Math.floor(share * 100));
        },
        end: () => clearInterval(timer),
      };
    },

    /** Opens the file of an archive for download. One that has been deleted meanwhile looks like one that never was. */
    async read({ key, name, bytes, mediaType }: ReadyFile) {
      if (key === null || name === null || bytes === null || mediaType === null) throw new AppError('not_found');
      const content = await files.read(key).catch(() => {
        throw new AppError('not_found');
      });
      return { content, name, bytes, mediaType };
    },
  };
}
