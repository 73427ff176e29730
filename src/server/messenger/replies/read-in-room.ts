import { fileURLToPath } from 'node:url';
import { AppError } from '#shared/kernel/errors.ts';
import type { FileParserPool, ReaderProgram } from '../../documents/file-parser-pool.ts';
import { Unreadable } from '../../documents/unreadable.ts';
import { type IncomingMail, occursMoreThan, readMail } from './read-mail.ts';

/** What a person writes without files is mostly smaller, and is read in milliseconds: not worth a process. */
const SMALL = { bytes: 48 * 1024, lines: 1_000 };
const BUSY_SECONDS = 10;

const READER: ReaderProgram = {
  name: 'mail-reader',
  source: fileURLToPath(new URL('./mail-reader.ts', import.meta.url)),
};

/** Reads a mail, a large one in another process and one at a time. Null if that is not possible. */
export async function readInRoom(room: FileParserPool, raw: Buffer): Promise<IncomingMail | null> {
  if (raw.length <= SMALL.bytes && !occursMoreThan(raw, '\n', SMALL.lines)) return readMail(raw);
  try {
    return await room.read<IncomingMail>(READER, { content: raw, as: 'mail' }, { address: 'mails', userId: null });
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    if (error.trouble === 'busy') throw new AppError('unavailable', { retryAfterSeconds: BUSY_SECONDS });
    return null;
  }
}
