import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '../../../tests/harness/test-database.ts';
import { createEvents } from '../kernel/events.ts';
import { createTransactions } from '../kernel/transactions.ts';
import type { Job, JobPayloads } from './job.ts';
import { createQueue } from './queue.ts';
import { startWorkers } from './workers.ts';

const log = pino({ enabled: false });
const QUICKLY = { retries: 1, retryAfterSeconds: 0, expiresAfterSeconds: 60 };

type MailJob = Job<JobPayloads['mail.send']>;
type Payload = { mailId: number };

/** A separate queue with one kind of job, on a separate database. */
async function queueWith(job: Partial<MailJob> & { run(payload: Payload): Promise<void> }) {
  const { database, drop } = await openTestDatabase();
  onTestFinished(async () => {
    await database.close();
    await drop();
  });
  const jobs = { 'mail.send': { ...QUICKLY, ...job } as MailJob };
  const queue = createQueue(database);
  await queue.prepare(jobs, []);
  const { inTransaction } = createTransactions(database.db, createEvents(log));
  return {
    database,
    jobs,
    add: (mailId: number, options: { startAfter?: number; key?: string } = {}) =>
      inTransaction((tx) => queue.add('mail.send', { mailId }, { tx, ...options })),
    inTransaction,
    queue,
    runDue: () => queue.runDue('mail.send'),
    async states() {
      const { rows } = await database.query("select state from pgboss.job where name = 'mail.send' order by id");
      return rows.map(({ state }) => state);
    },
  };
}

describe('a job', () => {
  it('is added with the change that needs it, or not at all', async () => {
    const done: number[] = [];
    const { inTransaction, queue, runDue } = await queueWith({
      run: async ({ mailId }: Payload) => void done.push(mailId),
    });
    const undone = inTransaction(async (tx) => {
      await queue.add('mail.send', { mailId: 1 }, { tx });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await inTransaction((tx) => queue.add('mail.send', { mailId: 2 }, { tx }));
    await runDue();
    expect(done).toEqual([2]);
  });

  it('is run once, however many look', async () => {
    const done: number[] = [];
    const { add, runDue } = await queueWith({ run: async ({ mailId }: Payload) => void done.push(mailId) });
    for (const id of [1, 2, 3]) await add(id);
    await Promise.all([runDue(), runDue(), runDue()]);
    expect(done.sort()).toEqual([1, 2, 3]);
  });

  it('waits until its time has come', async () => {
    const done: number[] = [];
    const { add, runDue, database } = await queueWith({ run: async ({ mailId }: Payload) => void done.push(mailId) });
    await add(1, { startAfter: 3600 });
    await add(2, { startAfter: 0 });
    await runDue();
    expect(done).toEqual([2]);
    await database.query("update pgboss.job set start_after = start_after - interval '1 hour 1 second'");
    await runDue();
    expect(done).toEqual([2, 1]);
  });

  it('with a key is added once while one is waiting', async () => {
    const done: number[] = [];
    const { add, runDue } = await queueWith({
      isKeyed: true,
      run: async ({ mailId }: Payload) => void done.push(mailId),
    });
    await add(1, { key: 'a' });
    await add(2, { key: 'a' });
    await add(3, { key: 'b' });
    await runDue();
    expect(done.sort()).toEqual([1, 3]);
    await add(4, { key: 'a' });
    await runDue();
    expect(done).toContain(4);
  });

  it('is tried again, and given up after its last attempt', async () => {
    const log: string[] = [];
    const { add, runDue } = await queueWith({
      run: async () => {
        log.push('tried');
        throw new Error('not today');
      },
      giveUp: async ({ mailId }) => void log.push(`gave up ${mailId}`),
    });
    await add(7);
    await expect(runDue()).rejects.toThrow('not today');
    await runDue().catch(() => {});
    await runDue();
    expect(log).toEqual(['tried', 'tried', 'gave up 7']);
  });

  it('that waited before its queue existed is taken over with it', async () => {
    const done: number[] = [];
    const { database, jobs, queue, runDue } = await queueWith({
      run: async ({ mailId }: Payload) => void done.push(mailId),
    });
    await database.query("select pgboss.delete_queue('mail.send')");
    const waiting = { ...jobs['mail.send'], waitingBefore: async () => [{ mailId: 5 }] };
    for (const _ of [1, 2]) await queue.prepare({ 'mail.send': waiting as MailJob }, []);
    await runDue();
    expect(done).toEqual([5]);
  });
});

describe('workers', () => {
  it('end no process when the database goes away between a job and the note that it is done', async () => {
    let isAway = false;
    let refused = 0;
    const done: number[] = [];
    const { database, jobs, add, states } = await queueWith({
      async run({ mailId }: Payload) {
        done.push(mailId);
        isAway = done.length === 1;
      },
    });
    const shaky: Database = {
      ...database,
      async query(text, values) {
        if (!isAway) return database.query(text, values);
        refused += 1;
        throw new Error('the database is away');
      },
    };
    await add(1);
    const workers = await startWorkers(shaky, jobs, [], log);
    // A rejection that nobody waits for fails the run of all tests.
    try {
      await expect.poll(() => refused, { timeout: 5_000 }).toBeGreaterThan(0);
      isAway = false;
      await expect.poll(states, { timeout: 5_000 }).toEqual(['completed']);
      await add(2);
      await expect.poll(() => done, { timeout: 5_000 }).toEqual([1, 2]);
    } finally {
      await workers.stop();
    }
  });
});
