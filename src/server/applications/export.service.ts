import { Readable } from 'node:stream';
import { applicationsRefusal } from '#shared/applications/applications-refusals.texts.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { FileStore } from '../files/file-store.ts';
import { writeZip, type ZipEntry } from '../files/zip-writer.ts';
import type { Throttle } from '../identity/throttle.ts';
import { createFairQueue } from '../kernel/fair-queue.ts';
import { LIMITS } from './applications.limits.ts';
import type { ReceiptReader, ReceiptService } from './receipt.service.ts';

/** An archive begins at once or is refused: no request waits, because slow readers may take minutes. */
const AT_ONCE = { atOnce: 100, atOnceEach: 4, waiting: 0, waitingEach: 0, waitMs: 0 };
const BUSY = applicationsRefusal('refusal.downloads_busy');
const BUSY_SECONDS = 10;

type Parts = { receipts: ReceiptService; files: FileStore; throttle: Throttle };

/** Everything about one application in one archive, for whoever holds its link. */
export function createExportService({ receipts, files, throttle }: Parts) {
  const turns = createFairQueue(AT_ONCE);

  async function pack(receipt: string, viewer: SessionUser | null, address: string, reader: ReceiptReader) {
    const row = await receipts.find(receipt, viewer);
    await throttle.take([[LIMITS.exportAddress, address]]);
    const application = Buffer.from(JSON.stringify(await receipts.show(row, reader), null, 2));
    const entries: ZipEntry[] = [{ name: 'application.json', read: async () => Readable.from([application]) }];
    const { fileKey, resumeName, slug } = row;
    if (fileKey !== null && resumeName !== null) {
      // The file name was sanitised at upload. The folder keeps it from colliding with other entries.
      entries.push({ name: `cv/${resumeName}`, read: () => files.read(fileKey) });
    }
    return { name: `application-${slug.replace(/[^\w-]/g, '')}.zip`, ...(await writeZip(entries, new Date())) };
  }

  return {
    async open(receipt: string, viewer: SessionUser | null, address: string, reader: ReceiptReader) {
      const leave = await turns.take([address]);
      if (!leave) throw new AppError('too_many', { message: BUSY, retryAfterSeconds: BUSY_SECONDS });
      try {
        const archive = await pack(receipt, viewer, address, reader);
        archive.content.once('close', leave);
        return archive;
      } catch (error) {
        leave();
        throw error;
      }
    },
  };
}
export type ExportService = ReturnType<typeof createExportService>;
