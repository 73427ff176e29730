import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';

const LOCAL_RECORD = 0x04034b50;
const CENTRAL_RECORD = 0x02014b50;
const END_RECORD = 0x06054b50;
const VERSION = 20;
/** The flag for names in UTF-8. */
const UTF8_NAMES = 0x0800;
const STORED = 0;
const END_LENGTH = 22;

/** `read` is called twice: once for size and checksum, once for the content. */
export type ZipEntry = { name: string; read: () => Promise<Readable> };

type Record = { path: Buffer; facts: Buffer; bytes: number };

/**
 * A ZIP archive of a few files, stored without compression: documents are compressed already, and compressing would
 * block other requests. The archive is streamed and never held in memory as a whole.
 */
export async function writeZip(entries: readonly ZipEntry[], at: Date): Promise<{ bytes: number; content: Readable }> {
  const records: Record[] = [];
  for (const { name, read } of entries) records.push(await recordOf(name, await read(), at));
  const bytes = records.reduce((sum, one) => sum + localLength(one) + centralLength(one), END_LENGTH);

  async function* parts() {
    const directory: Buffer[] = [];
    let offset = 0;
    for (const [index, record] of records.entries()) {
      const { path, facts } = record;
      yield Buffer.concat([word(LOCAL_RECORD), facts, path]);
      yield* await (entries[index] as ZipEntry).read();
      directory.push(centralRecord(record, offset));
      offset += localLength(record);
    }
    yield Buffer.concat([...directory, endRecord(records, offset)]);
  }
  return { bytes, content: Readable.from(parts(), { objectMode: false }) };
}

/** The fields that the local header and the central directory share. */
async function recordOf(name: string, content: Readable, at: Date): Promise<Record> {
  let [bytes, checksum] = [0, 0];
  for await (const chunk of content as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    checksum = crc32(chunk, checksum);
  }
  const path = Buffer.from(name);
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(VERSION, 0);
  facts.writeUInt16LE(UTF8_NAMES, 2);
  facts.writeUInt16LE(STORED, 4);
  facts.writeUInt16LE(timeOf(at), 6);
  facts.writeUInt16LE(dateOf(at), 8);
  facts.writeUInt32LE(checksum, 10);
  facts.writeUInt32LE(bytes, 14);
  facts.writeUInt32LE(bytes, 18);
  facts.writeUInt16LE(path.length, 22);
  return { path, facts, bytes };
}

const localLength = ({ path, facts, bytes }: Record) => 4 + facts.length + path.length + bytes;
const centralLength = ({ path, facts }: Record) => 4 + 2 + facts.length + 14 + path.length;

function centralRecord({ path, facts }: Record, offset: number): Buffer {
  const madeBy = Buffer.alloc(2);
  madeBy.writeUInt16LE(VERSION);
  const place = Buffer.alloc(14);
  place.writeUInt32LE(offset, 10);
  return Buffer.concat([word(CENTRAL_RECORD), madeBy, facts, place, path]);
}

function endRecord(records: readonly Record[], directoryAt: number): Buffer {
  const end = Buffer.alloc(END_LENGTH);
  end.writeUInt32LE(END_RECORD, 0);
  end.writeUInt16LE(records.length, 8);
  end.writeUInt16LE(records.length, 10);
  end.writeUInt32LE(
    records.reduce((sum, record) => sum + centralLength(record), 0),
    12,
  );
  end.writeUInt32LE(directoryAt, 16);
  return end;
}

function word(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

const timeOf = (at: Date) => (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
const dateOf = (at: Date) => ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
