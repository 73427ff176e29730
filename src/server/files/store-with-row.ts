import type { Readable } from 'node:stream';
import { isAppError } from '#shared/kernel/errors.ts';
import type { FileStore, StoredFile } from './file-store.ts';

/**
 * Stores the file before the row: a crash in between leaves an orphan, which the sweep removes, and never a row without
 * a file. If the row is refused, the file is removed at once. After any other failure the row may have been stored, so
 * the file is left to the sweep.
 */
export async function storeWithRow<Row>(
  files: FileStore,
  content: Buffer | { content: Readable; bytes: number },
  write: (stored: StoredFile) => Promise<Row>,
): Promise<Row> {
  const stored = await (Buffer.isBuffer(content)
    ? files.put(content)
    : files.putStream(content.content, content.bytes));
  try {
    return await write(stored);
  } catch (error) {
    if (isAppError(error)) await files.remove(stored.key);
    throw error;
  }
}
