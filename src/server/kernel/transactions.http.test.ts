import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import type { DomainEvent } from '#shared/events/events.ts';
import { openTestDatabase } from '../../../tests/harness/test-database.ts';
import { createEvents } from './events.ts';
import { createTransactions } from './transactions.ts';

const JOB: DomainEvent = { type: 'job.edited', jobId: 1, companyId: 1 };
const COMPANY: DomainEvent = { type: 'company.created', companyId: 1 };
const NOTE: DomainEvent = {
  type: 'note.added',
  applicationId: 1,
  companyId: 1,
  actorId: null,
  noteId: 1,
  mentions: [],
};

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ database, drop } = await openTestDatabase());
  await database.query('create table notes (text text)');
});
afterAll(async () => {
  await database.close();
  await drop();
});
beforeEach(() => database.query('delete from notes'));

function setUp() {
  const events = createEvents(pino({ enabled: false }));
  const told: string[] = [];
  events.inTransaction('company.created', async (_, tx) => {
    await tx.execute(`insert into notes values ('by a handler')`);
    await tx.record(JOB);
  });
  return { events, told, ...createTransactions(database.db, events) };
}
const notes = async () => (await database.query('select text from notes')).rows.length;

describe('what a transaction records', () => {
  it('changes data inside it, and is heard after the commit, all at once', async () => {
    const { events, told, inTransaction } = setUp();
    events.afterCommit('approvals', async (jobs) => void told.push(`${jobs.length} jobs, ${await notes()} stored`));
    events.afterCommit('cards', (cards) => void told.push(`${cards.length} cards`));
    const answer = await inTransaction(async (tx) => {
      await tx.record(NOTE, COMPANY);
      await tx.record(NOTE);
      expect(told).toEqual([]);
      return 'done';
    });
    expect(answer).toBe('done');
    expect(told).toEqual(['1 jobs, 1 stored', '2 cards']);
  });

  it('is heard by nobody, and changes nothing, when it is rolled back', async () => {
    const { events, told, inTransaction } = setUp();
    events.afterCommit('approvals', () => void told.push('jobs'));
    const act = inTransaction(async (tx) => {
      await tx.record(COMPANY);
      throw new Error('refused');
    });
    await expect(act).rejects.toThrow('refused');
    expect([told, await notes()]).toEqual([[], 0]);
  });

  it('is rolled back with a handler that fails inside it', async () => {
    const { events, told, inTransaction } = setUp();
    events.inTransaction('job.edited', async () => {
      throw new Error('no room');
    });
    events.afterCommit('cards', () => void told.push('card'));
    await expect(inTransaction((tx) => tx.record(NOTE, COMPANY))).rejects.toThrow('no room');
    expect([told, await notes()]).toEqual([[], 0]);
  });

  it('harms nobody when a handler after the commit fails: the others hear it all the same', async () => {
    const { events, told, inTransaction } = setUp();
    events.afterCommit('approvals', async () => {
      throw new Error('nobody listens');
    });
    events.afterCommit('approvals', () => void told.push('jobs'));
    await inTransaction((tx) => tx.record(COMPANY));
    expect([told, await notes()]).toEqual([['jobs'], 1]);
  });
});

describe('what every process keeps in memory', () => {
  it('is renewed before anybody is notified, and the other processes are told what they need', async () => {
    const { events, told, inTransaction } = setUp();
    const passedOn: unknown[] = [];
    events.connectProcesses((news) => void passedOn.push(news));
    events.afterCommit('approvals', () => void told.push('people'));
    events.inEveryProcess('published jobs', {
      newsOf: () => [1],
      renew: (ids) => void told.push(`jobs ${ids}`),
      catchUp: () => {},
    });
    await inTransaction((tx) => tx.record(JOB));
    expect(told).toEqual(['jobs 1', 'people']);
    expect(passedOn).toEqual([{ audience: 'published jobs', news: [1] }]);
  });

  it('is renewed one after the other by the news of another process, and all of it after a gap', async () => {
    const { events, told } = setUp();
    events.inEveryProcess('published jobs', {
      newsOf: () => null,
      renew: async () => {
        await new Promise((resolve) => setImmediate(resolve));
        told.push('jobs');
      },
      catchUp: () => {
        throw new Error('the database is away');
      },
    });
    events.inEveryProcess('visitor pages', {
      newsOf: () => null,
      renew: () => void told.push('pages'),
      catchUp: () => void told.push('all pages'),
    });
    void events.hear({ audience: 'published jobs', news: null });
    await events.hear({ audience: 'visitor pages', news: null });
    expect(told).toEqual(['jobs', 'pages']);
    await events.catchUp();
    expect(told).toEqual(['jobs', 'pages', 'all pages']);
  });
});
