import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { AppError } from '#shared/kernel/errors.ts';

export type StoredFile = { key: string; bytes: number; sha256: Buffer };

/** Stores files. The store chooses the key; names that people give never become paths. */
export type FileStore = {
  put(content: Buffer): Promise<StoredFile>;
  /** Stores a stream that may be too large for memory. `bytes` is its expected size. */
  putStream(content: Readable, bytes: number): Promise<StoredFile>;
  read(key: string): Promise<Readable>;
  /** Reads a part of a file, for archives that are read here and there. */
  readPart(key: string, start: number, length: number): Promise<Buffer>;
  remove(key: string): Promise<void>;
  /** The keys of files older than this time, for the sweep of orphans. */
  keysBefore(moment: Date): Promise<string[]>;
  /** Removes incomplete files that were begun before this time. */
  removeUnfinished(moment: Date): Promise<void>;
};

const KEY = /^[0-9a-f]{2}\/[0-9a-f-]{36}$/;
const UNFINISHED = '.part';

/** Disk space that uploads must leave free: the database may be on the same disk. */
const RESERVE = { share: 0.05, most: 256 * 1024 * 1024 };

/** The store in the `files` folder of the data directory. */
export const diskStoreOf = ({ dataDir }: { dataDir: string }) => createDiskStore(path.join(dataDir, 'files'));

export function createDiskStore(folder: string, reserve = RESERVE): FileStore {
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new Error('not a key of this store');
    return path.join(folder, key);
  };

  async function assertRoomFor(bytes: number): Promise<void> {
    const { bavail, blocks, bsize } = await statfs(folder);
    const spare = Math.min(blocks * bsize * reserve.share, reserve.most);
    if (bavail * bsize - bytes < spare) throw new AppError('storage_full');
  }

  /** Writes a file completely or not at all. */
  async function write(target: string, content: Readable): Promise<Pick<StoredFile, 'bytes' | 'sha256'>> {
    const unfinished = `${target}${UNFINISHED}`;
    const hash = createHash('sha256');
    let bytes = 0;
    try {
      const file = await open(unfinished, 'wx');
      try {
        for await (const chunk of content as AsyncIterable<Buffer>) {
          await file.writeFile(chunk);
          hash.update(chunk);
          bytes += chunk.byteLength;
        }
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, target);
      return { bytes, sha256: hash.digest() };
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  async function putStream(content: Readable, bytes: number): Promise<StoredFile> {
    const id = randomUUID();
    const key = `${id.slice(0, 2)}/${id}`;
    const target = pathOf(key);
    await mkdir(path.dirname(target), { recursive: true });
    await assertRoomFor(bytes);
    // The file is synced to disk before its row is inserted, so that no row refers to a file that a crash has lost.
    return { key, ...(await write(target, content)) };
  }

  async function olderThan(moment: Date): Promise<string[]> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const found: string[] = [];
    for (const entry of entries.filter((one) => one.isFile())) {
      const file = path.join(entry.parentPath, entry.name);
      // The file may have been removed in the meantime.
      const facts = await stat(file).catch(() => null);
      if (facts && facts.mtime < moment) found.push(path.relative(folder, file).split(path.sep).join('/'));
    }
    return found;
  }

  return {
    put: (content) => putStream(Readable.from([content]), content.byteLength),
    putStream,
    async read(key) {
      await stat(pathOf(key));
      return createReadStream(pathOf(key));
    },
    async readPart(key, start, length) {
      const file = await open(pathOf(key), 'r');
      try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
        return buffer.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    keysBefore: async (moment) => (await olderThan(moment)).filter((key) => KEY.test(key)),
    async removeUnfinished(moment) {
      for (const name of await olderThan(moment)) {
        if (name.endsWith(UNFINISHED)) await rm(path.join(folder, name), { force: true });
      }
    },
  };
}
