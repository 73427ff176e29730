import { inflateRawSync } from 'node:zlib';

const END_RECORD = 0x06054b50;
const CENTRAL_RECORD = 0x02014b50;
const LOCAL_RECORD = 0x04034b50;
const END_LENGTH = 22;
const LOCAL_LENGTH = 30;
const LONGEST_COMMENT = 0xffff;
const STORED = 0;
const DEFLATED = 8;

/** `bytes` is the unpacked size that the entry claims; `packedAt` is the offset of its local header. */
export type ZipEntry = { name: string; bytes: number; packedBytes: number; method: number; packedAt: number };

/** The offset of the end record; null if there is none. */
export function findZipEnd(content: Buffer): number | null {
  const lowest = Math.max(0, content.length - END_LENGTH - LONGEST_COMMENT);
  for (let at = content.length - END_LENGTH; at >= lowest; at -= 1) {
    if (content.readUInt32LE(at) === END_RECORD) return at;
  }
  return null;
}

/**
 * Reads the central directory of a ZIP file, with names and unpacked sizes, without unpacking. Null if it is invalid.
 */
export function readZipEntries(content: Buffer, most: number): ZipEntry[] | null {
  const end = findZipEnd(content);
  return end === null ? null : readDirectory(content, end, most);
}

function readDirectory(content: Buffer, end: number, most: number): ZipEntry[] | null {
  const count = content.readUInt16LE(end + 10);
  if (count > most) return null;
  const entries: ZipEntry[] = [];
  let at = content.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > content.length || content.readUInt32LE(at) !== CENTRAL_RECORD) return null;
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      content.readUInt16LE(at + offset),
    ) as [number, number, number];
    entries.push({
      name: content.toString('utf8', at + 46, at + 46 + nameLength),
      bytes: content.readUInt32LE(at + 24),
      packedBytes: content.readUInt32LE(at + 20),
      method: content.readUInt16LE(at + 10),
      packedAt: content.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + extraLength + commentLength;
  }
  return entries;
}

/** Unpacks one file of the archive. Null if it is damaged or does not have the size that it claims. */
export function unpackEntry(content: Buffer, { bytes, packedBytes, method, packedAt }: ZipEntry): Buffer | null {
  if (packedAt + LOCAL_LENGTH > content.length || content.readUInt32LE(packedAt) !== LOCAL_RECORD) return null;
  const start = packedAt + LOCAL_LENGTH + content.readUInt16LE(packedAt + 26) + content.readUInt16LE(packedAt + 28);
  const packed = content.subarray(start, start + packedBytes);
  if (method === STORED) return packed.length === bytes ? packed : null;
  if (method !== DEFLATED) return null;
  try {
    const unpacked = inflateRawSync(packed, { maxOutputLength: Math.max(bytes, 1) });
    return unpacked.length === bytes ? unpacked : null;
  } catch {
    return null;
  }
}
