import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { DELIMITERS, type Delimiter, type FileEncoding, IMPORT_FILE } from '#shared/imports/imports.values.ts';
import { importsRefusal } from '#shared/imports/imports-refusals.texts.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Message } from '#shared/kernel/messages.ts';

export type TableFormat = { encoding: FileEncoding; delimiter: Delimiter };
/** A row with its number in the file, where the header is row 1. */
export type TableRow = { row: number; cells: string[] };

/** A row longer than this is a quotation mark that is never closed, or no table at all. */
const LONGEST_ROW = IMPORT_FILE.columns * IMPORT_FILE.cell;
const ARCHIVE = Buffer.from('PK\x03\x04');
const OLD_WORKBOOK = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
const LOOKED_AT = 4096;
/** Excel writes its separator into a line of its own. */
const SEPARATOR_LINE = /^\uFEFF?sep=(.)?\r?\n/i;

const refusal = (message: Message) => new AppError('invalid', { errors: { file: [message] } });

/** Recognises how a table is written, by the first bytes of the file. */
export function formatOf(head: Buffer): TableFormat {
  if (head.subarray(0, 4).equals(ARCHIVE) || head.subarray(0, 4).equals(OLD_WORKBOOK)) {
    throw refusal(importsRefusal('refusal.workbook'));
  }
  const encoding = encodingOf(head);
  // The last character may be cut, so nothing is refused yet.
  const text = new TextDecoder(encoding).decode(head);
  return { encoding, delimiter: delimiterOf(text) };
}

function encodingOf(head: Buffer): FileEncoding {
  if (head[0] === 0xff && head[1] === 0xfe) return 'UTF-16LE';
  if (head[0] === 0xfe && head[1] === 0xff) return 'UTF-16BE';
  const start = head.subarray(0, LOOKED_AT);
  // Without a mark, Latin letters in UTF-16 have a zero beside them.
  const zeros = [0, 0];
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > start.length / 4 && even < odd / 8) return 'UTF-16LE';
  if (even > start.length / 4 && odd < even / 8) return 'UTF-16BE';
  return 'UTF-8';
}

/** The separator that stands most often in the first line, outside quotation marks. */
function delimiterOf(text: string): Delimiter {
  const named = SEPARATOR_LINE.exec(text)?.[1];
  if (named && DELIMITERS.includes(named as Delimiter)) return named as Delimiter;
  const counts = new Map<string, number>();
  let isQuoted = false;
  for (const letter of text) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (letter === '\n' && !isQuoted) break;
    else if (!isQuoted) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  return DELIMITERS.reduce((best, one) => ((counts.get(one) ?? 0) > (counts.get(best) ?? 0) ? one : best));
}

/**
 * Reads a table row by row, without ever holding all of it. A file that is broken fails with a sentence for the person
 * who chose it.
 */
export async function* readTable(content: Readable, { encoding, delimiter }: TableFormat): AsyncGenerator<TableRow> {
  const parser = parse({
    delimiter,
    bom: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: LONGEST_ROW,
  });
  const piped = pipeline(decoded(content, encoding), parser);
  // It fails in the loop below.
  piped.catch(() => {});
  let row = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      const isSeparator = row === 0 && /^sep=$/i.test(cells[0] ?? '') && cells.slice(1).every((cell) => cell === '');
      row += 1;
      if (isSeparator || cells.every((cell) => cell.trim() === '')) continue;
      yield { row, cells };
    }
    await piped;
  } catch (error) {
    throw error instanceof CsvError ? refusalOf(error, row + 1) : error;
  } finally {
    content.destroy();
  }
}

function refusalOf({ code }: CsvError, row: number): AppError {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return refusal(importsRefusal('refusal.broken_quote', { row }));
  return refusal(importsRefusal('refusal.row_too_long', { row }));
}

async function* decoded(content: Readable, encoding: FileEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
  const decode = (chunk?: Buffer) => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch {
      throw refusal(importsRefusal('refusal.encoding'));
    }
  };
  for await (const chunk of content as AsyncIterable<Buffer>) {
    const text = decode(chunk);
    if (text.includes('\0')) throw refusal(importsRefusal('refusal.not_text'));
    yield text;
  }
  yield decode();
}

/** The first bytes of a stream, and a stream with all of it. */
export async function peek(content: Readable, bytes = LOOKED_AT * 4): Promise<{ head: Buffer; whole: Readable }> {
  const chunks: Buffer[] = [];
  let length = 0;
  const source = content[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  while (length < bytes) {
    const { value, done } = await source.next();
    if (done) break;
    chunks.push(value);
    length += value.length;
  }
  async function* all() {
    yield* chunks;
    for (let next = await source.next(); !next.done; next = await source.next()) yield next.value;
  }
  return { head: Buffer.concat(chunks), whole: Readable.from(all(), { objectMode: false }) };
}
