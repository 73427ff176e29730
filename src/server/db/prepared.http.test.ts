import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '../../../tests/harness/test-database.ts';
import { prepared } from './prepared.ts';

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ database, drop } = await openTestDatabase());
});
afterAll(async () => {
  await database.close();
  await drop();
});

describe('a prepared statement', () => {
  const add = prepared<{ sum: number; word: string }, { more: number; start: number; word: string }>(
    'add_up',
    `select (:start::int + :more::int + :more::int)::int as sum, :word::text || ': a::b' as word`,
  );

  it('takes its values by name, in any order and as often as it names them', async () => {
    const sums = [
      ...(await add(database.db, { more: 10, start: 1, word: 'one' })),
      ...(await add(database.db, { word: 'two', start: 2, more: 20 })),
    ];
    expect(sums).toEqual([
      { sum: 21, word: 'one: a::b' },
      { sum: 42, word: 'two: a::b' },
    ]);
  });

  it('says which value it lacks', async () => {
    await expect(add(database.db, { start: 1 } as never)).rejects.toThrow('add_up lacks more, word');
  });

  it('is the only one to count: no SQL of ours numbers its values by hand', () => {
    const sources = readdirSync('src/server', { recursive: true, encoding: 'utf8' }).filter((path) =>
      /\.store\.ts$|^db[\\/][\w-]+\.ts$/.test(path),
    );
    const counting = sources.filter((path) => /\$\d/.test(readFileSync(`src/server/${path}`, 'utf8')));
    expect(sources.length).toBeGreaterThan(25);
    expect(counting).toEqual([]);
  });
});
