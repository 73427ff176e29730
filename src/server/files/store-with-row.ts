import type { Readable } from 'node:stream';
import { isAppError } from '#shared/kernel/errors.ts';
import type { FileStore, StoredFile } from './file-store.ts';

/**
 * The file first: a crash in between leaves an orphan, which is swept, and never a row without its file. What is
 * refused after all is removed at once; after any other failure the row may stand, and only the sweep can tell.
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
