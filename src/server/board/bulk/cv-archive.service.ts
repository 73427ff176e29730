import path from 'node:path';
import { Readable } from 'node:stream';
import { bulkMessage } from '#shared/board/bulk.texts.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Message, Words } from '#shared/kernel/messages.ts';
import { hiddenColumnsOf } from '../../applications/applications.api.ts';
import type { Db } from '../../db/database.ts';
import type { FileStore } from '../../files/file-store.ts';
import { writeZip, type ZipEntry } from '../../files/zip-writer.ts';
import { createFairQueue } from '../../kernel/fair-queue.ts';
import { companyOf } from '../../profiles/membership.ts';
import { listSentCvs, type SentCv } from './bulk.store.ts';
import { createUniqueNames, safeName } from './file-names.ts';

/** An archive reads hundreds of files, so few run at once, and one per recruiter. */
const AT_ONCE = { atOnce: 8, atOnceEach: 1, waiting: 0, waitingEach: 0, waitMs: 0 };
const BUSY_SECONDS = 5;

/** The CVs of several applications in one archive. */
export function createCvArchives(db: Db, files: FileStore) {
  const turns = createFairQueue(AT_ONCE);

  async function isThere(key: string): Promise<boolean> {
    const content = await files.read(key).catch(() => null);
    content?.destroy();
    return content !== null;
  }

  /** Why a CV is left out of the archive; null if it goes in. Other companies' applications look like missing ones. */
  async function whyNot(id: number, cv: SentCv | undefined, hidden: ReadonlySet<number>): Promise<Message | null> {
    if (!cv) return bulkMessage('bulk.left_missing', { id });
    const { name, fileKey } = cv;
    if (hidden.has(cv.groupId)) return bulkMessage('bulk.left_hidden', { id });
    if (fileKey === null || cv.isErased) {
      const whose = cv.isErased ? { told: bulkMessage('bulk.deleted') } : name;
      return bulkMessage('bulk.left_none', { id, name: whose });
    }
    return (await isThere(fileKey)) ? null : bulkMessage('bulk.left_lost', { id, name });
  }

  async function pack(companyId: number, ids: readonly number[], words: Words) {
    const [rows, hidden] = await Promise.all([listSentCvs(db, companyId, ids), hiddenColumnsOf(db, companyId)]);
    const cvs = new Map(rows.map((row) => [row.id, row]));
    const uniqueName = createUniqueNames();
    const entries: ZipEntry[] = [];
    const leftOut: Message[] = [];
    for (const id of ids) {
      const cv = cvs.get(id);
      const why = await whyNot(id, cv, hidden);
      if (why) leftOut.push(why);
      else if (cv?.fileKey) {
        const { fileKey, fileName, name } = cv;
        const extension = path.extname(fileName ?? '').toLowerCase();
        entries.push({ name: uniqueName(safeName(name, String(id)), extension), read: () => files.read(fileKey) });
      }
    }
    if (leftOut.length > 0) {
      const lines = [bulkMessage('bulk.left_out'), '', ...leftOut].map((line) => line && words(line));
      const text = Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`);
      entries.push({ name: uniqueName('not-in-this-archive', '.txt'), read: async () => Readable.from([text]) });
    }
    return writeZip(entries, new Date());
  }

  return {
    async open(user: SessionUser, ids: readonly number[], words: Words) {
      const { id: companyId } = companyOf(user);
      const leave = await turns.take([String(user.id)]);
      if (!leave)
        throw new AppError('too_many', { message: bulkMessage('bulk.busy'), retryAfterSeconds: BUSY_SECONDS });
      try {
        const archive = await pack(companyId, ids, words);
        archive.content.once('close', leave);
        return archive;
      } catch (error) {
        leave();
        throw error;
      }
    },
  };
}
export type CvArchives = ReturnType<typeof createCvArchives>;
