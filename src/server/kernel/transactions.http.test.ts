import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '../../../tests/harness/test-database.ts';
import { createEvents, type ServerEvent } from './events.ts';
import { createTransactions } from './transactions.ts';

const JOBS: ServerEvent = { type: 'JobsChanged', jobIds: [1] };
const COMPANY: ServerEvent = { type: 'CompanyCreated', companyId: 1 };

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
  events.inTransaction('CompanyCreated', async (_, tx) => {
    await tx.execute(`insert into notes values ('by a handler')`);
    await tx.tell(JOBS);
  });
  return { events, told, ...createTransactions(database.db, events) };
}
const notes = async () => (await database.query('select text from notes')).rows.length;

describe('what a transaction tells', () => {
  it('changes data inside it, and is heard after the commit, in the order told', async () => {
    const { events, told, inTransaction } = setUp();
    events.afterCommit('JobsChanged', async () => void told.push(`${await notes()} stored when jobs are heard of`));
    events.afterCommit('CompanyCreated', () => void told.push('company'));
    const answer = await inTransaction(async (tx) => {
      await tx.tell(COMPANY);
      expect(told).toEqual([]);
      return 'done';
    });
    expect(answer).toBe('done');
    expect(told).toEqual(['company', '1 stored when jobs are heard of']);
  });

  it('is heard by nobody, and changes nothing, when it is rolled back', async () => {
    const { events, told, inTransaction } = setUp();
    events.afterCommit('JobsChanged', () => void told.push('jobs'));
    const act = inTransaction(async (tx) => {
      await tx.tell(COMPANY);
      throw new Error('refused');
    });
    await expect(act).rejects.toThrow('refused');
    expect([told, await notes()]).toEqual([[], 0]);
  });

  it('is rolled back with a handler that fails inside it', async () => {
    const { events, told, inTransaction } = setUp();
    events.inTransaction('JobsChanged', async () => {
      throw new Error('no room');
    });
    events.afterCommit('CompanyCreated', () => void told.push('company'));
    await expect(inTransaction((tx) => tx.tell(COMPANY))).rejects.toThrow('no room');
    expect([told, await notes()]).toEqual([[], 0]);
  });

  it('harms nobody when a handler after the commit fails: the others hear it all the same', async () => {
    const { events, told, inTransaction } = setUp();
    events.afterCommit('JobsChanged', async () => {
      throw new Error('nobody listens');
    });
    events.afterCommit('JobsChanged', () => void told.push('jobs'));
    await inTransaction((tx) => tx.tell(COMPANY));
    expect([told, await notes()]).toEqual([['jobs'], 1]);
  });
});

describe('what a statement alone tells', () => {
  it('is heard when it is done, and not when it failed', async () => {
    const { events, told, inOneStatement } = setUp();
    events.afterCommit('JobsChanged', () => void told.push('jobs'));
    await expect(
      inOneStatement(
        () => database.query('insert into nowhere values (1)'),
        () => [JOBS],
      ),
    ).rejects.toThrow();
    expect(told).toEqual([]);
    await inOneStatement(
      () => database.query(`insert into notes values ('alone')`),
      () => [JOBS],
    );
    expect(told).toEqual(['jobs']);
  });

  it('cannot be what changes more data', async () => {
    const { inOneStatement } = setUp();
    await expect(
      inOneStatement(
        () => database.query('select 1'),
        () => [COMPANY],
      ),
    ).rejects.toThrow('needs a transaction');
  });
});
