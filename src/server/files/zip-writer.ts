import { crc32, deflateRawSync } from 'node:zlib';

const LOCAL_RECORD = 0x04034b50;
const CENTRAL_RECORD = 0x02014b50;
const END_RECORD = 0x06054b50;
const VERSION = 20;
/** Names are UTF-8. */
const UTF8_NAMES = 0x0800;
const DEFLATED = 8;

export type ZipEntry = { name: string; content: Buffer };

/** A ZIP archive of a few files, made in memory. */
export function writeZip(entries: readonly ZipEntry[], at: Date): Buffer {
  const written: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const [path, packed] = [Buffer.from(name), deflateRawSync(content)];
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(VERSION, 0);
    facts.writeUInt16LE(UTF8_NAMES, 2);
    facts.writeUInt16LE(DEFLATED, 4);
    facts.writeUInt16LE(timeOf(at), 6);
    facts.writeUInt16LE(dateOf(at), 8);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(path.length, 22);
    written.push(word(LOCAL_RECORD), facts, path, packed);
    const madeBy = Buffer.alloc(2);
    madeBy.writeUInt16LE(VERSION);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(word(CENTRAL_RECORD), madeBy, facts, place, path);
    offset += 4 + facts.length + path.length + packed.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...written, central, word(END_RECORD), end]);
}

function word(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

const timeOf = (at: Date) => (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
const dateOf = (at: Date) => ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
