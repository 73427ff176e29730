import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Document } from './document.ts';
import { createFileParserPool } from './file-parser-pool.ts';

const DOCUMENT = { content: new Uint8Array(10), extension: 'pdf' } as const;
const READING = { cv: {}, found: [], warnings: [] };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fursa-readers-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A pool whose program runs this code when it gets a document. Every read comes from a different address. */
async function roomWith(body: string, options: Parameters<typeof createFileParserPool>[0] = {}) {
  const name = randomUUID();
  await writeFile(path.join(folder, `${name}.mjs`), `process.once('message', (document) => { ${body} });`);
  const room = createFileParserPool({ programs: folder, ...options });
  return {
    close: room.close,
    read: (address: string = randomUUID(), document: Document = DOCUMENT) =>
      room.read({ name, source: '' }, document, { address, userId: null }),
  };
}
const ANSWER = `process.send({ reading: ${JSON.stringify(READING)} });`;
const troubleOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 'read',
    (error) => error.trouble,
  );

describe('the reading room', () => {
  it('ends a reader that hangs', async () => {
    const room = await roomWith('for (;;);', { timeMs: 300 });
    expect(await troubleOf(room.read())).toBe('too_complex');
  });

  it('survives a reader that runs out of memory at one stroke', async () => {
    const room = await roomWith('new Array(1e9).fill(0);');
    expect(await troubleOf(room.read())).toBe('too_complex');
  });

  it('survives a reader that ends without a word', async () => {
    const room = await roomWith('process.exit(3);');
    expect(await troubleOf(room.read())).toBe('too_complex');
  });

  it('reads so many at once, lets so many wait, and sends the others away', async () => {
    const room = await roomWith(ANSWER, { atOnce: 1, waiting: 2, waitMs: 60_000 });
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => troubleOf(room.read())));
    expect(answers).toEqual(['read', 'read', 'read', 'busy', 'busy']);
    expect(await troubleOf(room.read())).toBe('read');
  });

  it('reads the one document of another address before the thirty of the first', async () => {
    const slowly = `setTimeout(() => process.send({ reading: 'read' }), 50);`;
    const room = await roomWith(slowly, { atOnce: 1, waitingEach: 30, waitMs: 60_000 });
    const read: string[] = [];
    const many = Array.from({ length: 31 }, () => room.read('192.0.2.1').then(() => read.push('many')));
    const one = room.read('192.0.2.2').then(() => read.push('one'));
    await one;
    expect(read).toEqual(['many', 'one']);
    room.close();
    await Promise.allSettled(many);
  });

  it('keeps a place for others while one address sends what never ends', async () => {
    const room = await roomWith(`if (document.content[0] === 1) for (;;); ${ANSWER}`, { timeMs: 5_000 });
    const endless = { ...DOCUMENT, content: new Uint8Array([1]) };
    const slow = [1, 2, 3].map(() => troubleOf(room.read('192.0.2.1', endless)));
    expect(await troubleOf(room.read('192.0.2.2'))).toBe('read');
    room.close();
    expect(await Promise.all(slow)).toEqual(['too_complex', 'busy', 'busy']);
  });

  it('lets nobody wait for ever', async () => {
    const room = await roomWith('for (;;);', { atOnce: 1, waitMs: 50, timeMs: 2_000 });
    const [first, second] = [troubleOf(room.read()), troubleOf(room.read())];
    expect(await second).toBe('busy');
    room.close();
    expect(await first).toBe('too_complex');
  });

  it('gives a reader nothing of the server', async () => {
    const body = `process.send({ trouble: Object.keys(process.env).some((name) => /SECRET/.test(name)) ? 'broken' : 'no_text' });`;
    process.env.TEST_SECRET = 'told to nobody';
    const room = await roomWith(body);
    expect(await troubleOf(room.read())).toBe('no_text');
    delete process.env.TEST_SECRET;
  });
});
