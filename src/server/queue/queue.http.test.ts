import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '../../../tests/harness/test-database.ts';
import { createEvents } from '../kernel/events.ts';
import { startQueue } from './queue.ts';

const NEVER = '0 0 1 1 *';

it('ends no process when the database goes away between a work and the note that it is done', async () => {
  const { database, drop } = await openTestDatabase();
  onTestFinished(drop);
  let isAway = false;
  let refused = 0;
  const shaky: Database = {
    ...database,
    async query(text, values) {
      if (!isAway) return database.query(text, values);
      refused += 1;
      throw new Error('the database is away');
    },
  };
  let runs = 0;
  const run = async () => {
    runs += 1;
    isAway = runs === 1;
  };
  const log = pino({ enabled: false });
  const events = createEvents(log);
  const queue = await startQueue(shaky, [{ name: 'letters', every: NEVER, run, after: 'mails' }], events, log);
  onTestFinished(() => queue.stop());

  // It is asked for at the start. A rejection that nobody waits for fails the run of all tests.
  await expect.poll(() => refused, { timeout: 5_000 }).toBeGreaterThan(0);
  isAway = false;
  const states = async () => (await database.query("select state from pgboss.job where name = 'letters'")).rows;
  await expect.poll(states, { timeout: 5_000 }).toEqual([{ state: 'completed' }]);

  await events.runAfterCommit([{ type: 'mail.written', count: 1 }]);
  await expect.poll(() => runs, { timeout: 5_000 }).toBe(2);
});
