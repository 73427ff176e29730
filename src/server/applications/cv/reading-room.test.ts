import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReadingRoom } from './reading-room.ts';

const DOCUMENT = { content: new Uint8Array(10), extension: 'pdf', asOf: '2026-06' } as const;
const READING = { cv: {}, found: [], warnings: [] };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fursa-readers-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A reader that does this when it is given a document. */
async function reader(name: string, body: string): Promise<string> {
  const file = path.join(folder, `${name}.mjs`);
  await writeFile(file, `process.once('message', () => { ${body} });`);
  return file;
}
const ANSWER = `process.send({ reading: ${JSON.stringify(READING)} });`;
const troubleOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 'read',
    (error) => error.trouble,
  );

describe('the reading room', () => {
  it('ends a reader that hangs', async () => {
    const room = createReadingRoom({ reader: await reader('hang', 'for (;;);'), timeMs: 300 });
    expect(await troubleOf(room.read(DOCUMENT))).toBe('too_complex');
  });

  it('survives a reader that runs out of memory at one stroke', async () => {
    const room = createReadingRoom({ reader: await reader('explode', 'new Array(1e9).fill(0);') });
    expect(await troubleOf(room.read(DOCUMENT))).toBe('too_complex');
  });

  it('survives a reader that ends without a word', async () => {
    const room = createReadingRoom({ reader: await reader('leave', 'process.exit(3);') });
    expect(await troubleOf(room.read(DOCUMENT))).toBe('too_complex');
  });

  it('reads so many at once, lets so many wait, and sends the others away', async () => {
    const room = createReadingRoom({ reader: await reader('answer', ANSWER), atOnce: 1, waiting: 2, waitMs: 60_000 });
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => troubleOf(room.read(DOCUMENT))));
    expect(answers).toEqual(['read', 'read', 'read', 'busy', 'busy']);
    expect(await troubleOf(room.read(DOCUMENT))).toBe('read');
  });

  it('lets nobody wait for ever', async () => {
    const room = createReadingRoom({ reader: await reader('hang', 'for (;;);'), atOnce: 1, waitMs: 50, timeMs: 2_000 });
    const [first, second] = [troubleOf(room.read(DOCUMENT)), troubleOf(room.read(DOCUMENT))];
    expect(await second).toBe('busy');
    room.close();
    expect(await first).toBe('too_complex');
  });

  it('gives a reader nothing of the server', async () => {
    const body = `process.send({ trouble: Object.keys(process.env).some((name) => /SECRET/.test(name)) ? 'broken' : 'no_text' });`;
    process.env.TEST_SECRET = 'told to nobody';
    const room = createReadingRoom({ reader: await reader('environment', body) });
    expect(await troubleOf(room.read(DOCUMENT))).toBe('no_text');
    delete process.env.TEST_SECRET;
  });
});
