import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

export type StoredFile = { key: string; bytes: number; sha256: Buffer };

/** Where files live. The key is chosen here; names that people give never become paths. */
export type FileStore = {
  put(content: Buffer): Promise<StoredFile>;
  read(key: string): Promise<Readable>;
  remove(key: string): Promise<void>;
  /** The keys of files older than the given moment, for the sweep of orphans. */
  keysBefore(moment: Date): Promise<string[]>;
};

const KEY = /^[0-9a-f]{2}\/[0-9a-f-]{36}$/;

export function createDiskStore(folder: string): FileStore {
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new Error('not a key of this store');
    return path.join(folder, key);
  };
  return {
    async put(content) {
      const id = randomUUID();
      const key = `${id.slice(0, 2)}/${id}`;
      const target = pathOf(key);
      await mkdir(path.dirname(target), { recursive: true });
      // On disk before the row that names it: a row never points at a file that a crash has lost.
      const file = await open(`${target}.part`, 'wx');
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(`${target}.part`, target);
      return { key, bytes: content.byteLength, sha256: createHash('sha256').update(content).digest() };
    },
    async read(key) {
      await stat(pathOf(key));
      return createReadStream(pathOf(key));
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async keysBefore(moment) {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      const keys: string[] = [];
      for (const entry of entries.filter((one) => one.isFile())) {
        const file = path.join(entry.parentPath, entry.name);
        if ((await stat(file)).mtime < moment) keys.push(path.relative(folder, file).split(path.sep).join('/'));
      }
      return keys.filter((key) => KEY.test(key));
    },
  };
}
