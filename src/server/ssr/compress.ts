import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { quickBrotli } from '../kernel/quick-brotli.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip';
const SMALLEST_FIRST: Encoding[] = ['br', 'gzip'];

/** For a page that one person reads: the next level takes twice as long and saves only a twentieth. */
export function compressQuickly(content: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br' ? brotli(content, quickBrotli(3)) : zip(content, { level: 6 });
}

/** For a page that many people read: this takes a hundred times the work and saves a tenth. */
export function compressWell(content: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br'
    ? brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } })
    : zip(content, { level: constants.Z_BEST_COMPRESSION });
}

/** The browser's preferred encoding, or the smaller one if it has no preference; null if it accepts neither. */
export function encodingFor(accepted: string | undefined): Encoding | null {
  return negotiate(accepted ?? '', SMALLEST_FIRST);
}
