import type { FileStore } from './file-store.ts';
import { findZipEnd, readZipEntries, unpackEntry, type ZipEntry } from './zip-entries.ts';

const END_AND_COMMENT = 22 + 0xffff;
const LOCAL_HEADER = 30 + 2 * 0xffff;
/** The largest directory that is read: of an honest archive it is far smaller. */
const LARGEST_DIRECTORY = 16 * 1024 * 1024;

type Stored = { key: string; bytes: number };

/**
 * The directory of a ZIP archive in the file store, which may be too large for memory. Null if it is none, or has more
 * than `most` files.
 */
export async function readStoredEntries(
  files: FileStore,
  { key, bytes }: Stored,
  most: number,
): Promise<ZipEntry[] | 'too many' | null> {
  const tail = await files.readPart(key, Math.max(0, bytes - END_AND_COMMENT), END_AND_COMMENT);
  const end = findZipEnd(tail);
  if (end === null) return null;
  const count = tail.readUInt16LE(end + 10);
  if (count > most) return 'too many';
  const length = tail.readUInt32LE(end + 12);
  const start = tail.readUInt32LE(end + 16);
  if (length > LARGEST_DIRECTORY || start + length > bytes) return null;
  const directory = Buffer.concat([await files.readPart(key, start, length), tail.subarray(end)]);
  // The directory is read apart from the files, so it begins at the first byte.
  directory.writeUInt32LE(0, length + 16);
  return readZipEntries(directory, most);
}

/** Unpacks one file of the archive. Null if it is damaged or larger than it claims. */
export async function unpackStored(files: FileStore, key: string, entry: ZipEntry): Promise<Buffer | null> {
  const part = await files.readPart(key, entry.packedAt, LOCAL_HEADER + entry.packedBytes);
  return unpackEntry(part, { ...entry, packedAt: 0 });
}
