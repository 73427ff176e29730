import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '../../../tests/harness/test-database.ts';
import { prepared, runPrepared } from './prepared.ts';

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

  it('is planned once by a connection that can keep it, also within a transaction, and answers the same', async () => {
    const kept = await database.db.transaction(async (tx) => {
      for (const start of [1, 2]) {
        expect(await add(tx, { start, more: 0, word: 'in it' })).toEqual([{ sum: start, word: 'in it: a::b' }]);
      }
      const moment = sql`select '2026-11-16 10:00:00+00'::timestamptz as at`;
      expect(await runPrepared(tx, 'moment', moment)).toEqual(((await tx.execute(moment)) as { rows?: unknown }).rows);
      const found = await tx.execute(sql`select name from pg_prepared_statements where name in ('add_up', 'moment')`);
      return (found as unknown as { rows: unknown[] }).rows.length;
    });
    expect(kept).toBe(database.engine === 'postgres' ? 2 : 0);
  });

  it('fails as every other statement does, and the next one is answered', async () => {
    await expect(add(database.db, { start: 2 ** 40, more: 0, word: '' })).rejects.toMatchObject({
      cause: { code: expect.stringMatching(/^22/) },
    });
    expect(await add(database.db, { start: 1, more: 1, word: 'on' })).toHaveLength(1);
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
