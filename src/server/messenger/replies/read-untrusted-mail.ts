import { fileURLToPath } from 'node:url';
import { AppError } from '#shared/kernel/errors.ts';
import type { FileParserPool, ReaderProgram } from '../../documents/file-parser-pool.ts';
import { Unreadable } from '../../documents/unreadable.ts';
import { type IncomingMail, occursMoreThan, readMail } from './read-mail.ts';

/** A short mail of plain text is read in milliseconds: not worth a process. */
const SMALL = { bytes: 48 * 1024, lines: 1_000, headerBytes: 16 * 1024 };
const BUSY_SECONDS = 10;

const READER: ReaderProgram = {
  name: 'mail-reader',
  source: fileURLToPath(new URL('./mail-reader.ts', import.meta.url)),
};

/**
 * Reads a mail. One that is large, or has HTML, is read in another process, which is ended when it takes too long, and
 * one at a time: the library turns HTML to text with expressions that a few hundred characters keep busy for minutes.
 * Null if it cannot be read.
 */
export async function readUntrustedMail(pool: FileParserPool, raw: Buffer): Promise<IncomingMail | null> {
  if (isHarmless(raw)) return readMail(raw);
  try {
    return await pool.read<IncomingMail>(READER, { content: raw, as: 'mail' }, { address: 'mails', userId: null });
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    if (error.trouble === 'busy') throw new AppError('unavailable', { retryAfterSeconds: BUSY_SECONDS });
    return null;
  }
}

function isHarmless(raw: Buffer): boolean {
  if (raw.length > SMALL.bytes || occursMoreThan(raw, '\n', SMALL.lines)) return false;
  const text = raw.toString('latin1');
  const head = text.search(/\r?\n\r?\n/);
  return head >= 0 && head <= SMALL.headerBytes && isPlainText(text);
}

/** Anything but plain text may hold HTML, also in parts and in mails within the mail that are encoded. */
function isPlainText(text: string): boolean {
  // A header may be broken at spaces and line breaks.
  const types = text.replace(/\s+/g, '').matchAll(/content-type(.{0,11})/gi);
  return [...types].every(([, type = '']) => type.toLowerCase() === ':text/plain');
}
