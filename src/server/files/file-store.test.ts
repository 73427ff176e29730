import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskStore } from './file-store.ts';

const NO_RESERVE = { share: 0, most: 0 };
const LONG_AGO = new Date('2020-01-01');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fursa-store-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function filesIn(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

describe('the file store', () => {
  it('gives back what was put into it', async () => {
    const store = createDiskStore(folder, NO_RESERVE);
    const { key, bytes } = await store.put(Buffer.from('a CV'));
    expect([bytes, await text(await store.read(key))]).toEqual([4, 'a CV']);
    await store.remove(key);
    await expect(store.read(key)).rejects.toThrow();
  });

  it('takes what does not fit into memory piece by piece, whole or not at all', async () => {
    const store = createDiskStore(folder, NO_RESERVE);
    const piece = Buffer.alloc(1024 * 1024, 'x');
    const pieces = 64;
    async function* content(isCut: boolean) {
      for (let count = 0; count < pieces; count += 1) {
        if (isCut && count === pieces / 2) throw new Error('cut off');
        yield piece;
      }
    }
    const before = process.memoryUsage().arrayBuffers;
    const { key, bytes, sha256 } = await store.putStream(Readable.from(content(false)), pieces * piece.length);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(16 * piece.length);
    const hash = createHash('sha256');
    for await (const chunk of await store.read(key)) hash.update(chunk);
    expect([bytes, sha256]).toEqual([pieces * piece.length, hash.digest()]);
    await store.remove(key);
    const cut = store.putStream(Readable.from(content(true)), pieces * piece.length);
    await expect(cut).rejects.toThrow('cut off');
    expect(await filesIn()).toEqual([]);
  });

  it('leaves nothing half when the disk is full before the end', async () => {
    // Fails after the first chunk, as writing to a full disk does.
    async function* untilFull() {
      yield Buffer.alloc(100_000);
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    }
    const content = Object.assign(untilFull(), { byteLength: 200_000 }) as unknown as Buffer;
    await expect(createDiskStore(folder, NO_RESERVE).put(content)).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(await filesIn()).toEqual([]);
  });

  it('leaves the last of the disk to others', async () => {
    const whole = createDiskStore(folder, { share: 1, most: Number.MAX_SAFE_INTEGER });
    await expect(whole.put(Buffer.from('a CV'))).rejects.toMatchObject({ code: 'storage_full' });
    expect(await filesIn()).toEqual([]);
    // The reserve is the smaller of a share of the disk and a fixed size.
    await createDiskStore(folder, { share: 1, most: 0 }).put(Buffer.from('a CV'));
    expect(await filesIn()).toHaveLength(1);
  });

  it('removes what a crash left unfinished, and leaves what is being written', async () => {
    const store = createDiskStore(folder, NO_RESERVE);
    const { key } = await store.put(Buffer.from('a CV'));
    for (const name of ['old.part', 'new.part']) await writeFile(path.join(folder, name), 'half a C');
    for (const name of ['old.part', key]) await utimes(path.join(folder, name), LONG_AGO, LONG_AGO);
    await store.removeUnfinished(new Date('2021-01-01'));
    expect((await filesIn()).sort()).toEqual([path.basename(key), 'new.part'].sort());
  });
});
