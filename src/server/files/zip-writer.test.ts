import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { readZipEntries, unpackEntry } from './zip-entries.ts';
import { writeZip } from './zip-writer.ts';

const CHUNK = Buffer.alloc(64 * 1024, 'x');

it('writes an archive that says beforehand how large it is', async () => {
  const files = { 'a.txt': 'Asha', 'مرحبا/b.txt': '', 'c.bin': CHUNK.toString() };
  const entries = Object.entries(files).map(([name, text]) => ({
    name,
    read: async () => Readable.from([Buffer.from(text)]),
  }));
  const { bytes, content } = await writeZip(entries, new Date('2026-03-04T05:06:08Z'));
  const archive = await buffer(content);
  expect(archive.length).toBe(bytes);
  const found = (readZipEntries(archive, 10) ?? []).map((entry) => [entry.name, String(unpackEntry(archive, entry))]);
  expect(Object.fromEntries(found)).toEqual(files);
});

it('reads no more of a file than is taken of the archive, and closes it when nobody wants the rest', async () => {
  let read = 0;
  const opened: Readable[] = [];
  const large = async () => {
    async function* chunks() {
      for (let at = 0; at < 100; at += 1) {
        read += 1;
        yield CHUNK;
      }
    }
    opened.push(Readable.from(chunks(), { objectMode: false }));
    return opened.at(-1) as Readable;
  };
  const { content } = await writeZip([{ name: 'large.bin', read: large }], new Date());
  expect(read).toBe(100);
  read = 0;
  for await (const _ of content) if (read > 0) break;
  expect(read).toBeLessThan(10);
  await expect.poll(() => opened.map(({ destroyed }) => destroyed)).toEqual([true, true]);
});
