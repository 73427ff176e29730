import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guardWrites } from '../../../tests/harness/guard-writes.ts';
import { openUnguardedDatabase } from '../../../tests/harness/test-database.ts';
import { insertEvents } from '../kernel/history.store.ts';
import type { Database, Db } from './database.ts';
import { prepared } from './prepared.ts';
import { applications } from './schema/applications.ts';
import { history } from './schema/history.ts';
import { users } from './schema/identity.ts';

let database: Database;
let drop: () => Promise<void>;
/** Replaces the source file that the guard finds on the stack, which would be this test. */
let writer: string | undefined;
const onTheStack = new Set<string | undefined>();

beforeAll(async () => {
  const opened = await openUnguardedDatabase();
  drop = opened.drop;
  database = await guardWrites(opened.database, (found) => {
    onTheStack.add(found);
    return writer ?? found;
  });
});
afterAll(async () => {
  await database.close();
  await drop();
});

type Write = (db: Db) => Promise<unknown>;
const run = (statement: SQL | string) => async (db: Db) => db.execute(statement);

/** The guard's message when this source file writes; null if the write is allowed. */
async function refusalOf(source: string, write: Write): Promise<string | null> {
  writer = source;
  try {
    await write(database.db);
    return null;
  } catch (error) {
    const { message, cause } = error as Error;
    return cause instanceof Error ? cause.message : message;
  } finally {
    writer = undefined;
  }
}

describe('a table', () => {
  it.each<[string, Write]>([
    ['an insert', async (db) => db.insert(users).values({ name: 'A', username: 'a', role: 'candidate' })],
    ['an update', async (db) => db.update(users).set({ name: 'B' })],
    ['a delete', async (db) => db.delete(users)],
    ['an insert as text', run("insert into users (name, username, role) values ('B', 'b', 'candidate')")],
    ['an update beside a select', run('with a as (update users set name = name returning id) select id from a')],
    ['a delete of a named table', run(sql`delete from ${users} where true`)],
    ['a prepared statement', (db) => prepared('test_write', 'update only "users" set name = name')(db, {})],
    ['a statement for a library', () => database.query('update users set name = $1', ['C'])],
    ['a transaction', (db) => db.transaction((tx) => run('delete from users')(tx as unknown as Db))],
    [
      'a transaction within another',
      (db) => db.transaction((tx) => tx.transaction(async (inner) => inner.update(users).set({ name: 'D' }))),
    ],
  ])('is written by its own module alone: %s', async (_, write) => {
    const why = 'drafts/drafts.store.ts writes users, which is for identity/';
    expect(await refusalOf('drafts/drafts.store.ts', write)).toBe(why);
    expect(await refusalOf('identity/identity.store.ts', write)).toBeNull();
  });

  it('knows its writer by the stack', async () => {
    await insertEvents(database.db, [
      { type: 'setting.changed', actorId: null, key: 'a', from: null, to: null, reason: null },
    ]);
    expect(onTheStack).toContain('kernel/history.store.ts');
  });

  it('is read by every module, and locked', async () => {
    expect(await refusalOf('drafts/drafts.store.ts', run('select id from users for update'))).toBeNull();
    expect(await refusalOf('drafts/drafts.store.ts', async (db) => db.select().from(users).for('update'))).toBeNull();
  });
});

describe('the history', () => {
  it.each<[string, Write]>([
    ['a builder', async (db) => db.insert(history).values({ type: 'job.closed', data: {} })],
    ['text', run("insert into history (type, data) values ('job.closed', '{}')")],
  ])('is written by tx.record alone: %s', async (_, write) => {
    expect(await refusalOf('audit/audit.store.ts', write)).toBe(
      'audit/audit.store.ts writes history, which is for kernel/history.store.ts',
    );
  });
});

describe('where an application stands', () => {
  const refused = (what: string) =>
    `applications/claims.store.ts writes applications, which is for applications/${what}`;

  it.each<[string, string, Write]>([
    ['an outcome', 'stages/', async (db) => db.update(applications).set({ outcome: 'passed' })],
    ['a rank among others', 'stages/', async (db) => db.update(applications).set({ ...{ aiScore: 1, rank: 'a' } })],
    ['a column as text', 'stages/', run('update applications a set ai_score = 1, group_id = group_id')],
    ['a deletion', 'stages/', run('delete from applications')],
    [
      'another submission',
      'submission.store.ts',
      run('insert into applications (job_id) select id from jobs where false'),
    ],
  ])('is written by the stages alone: %s', async (_, whose, write) => {
    expect(await refusalOf('applications/claims.store.ts', write)).toBe(refused(whose));
  });

  it('is not what other columns say', async () => {
    expect(
      await refusalOf('applications/claims.store.ts', async (db) => db.update(applications).set({ resumeId: null })),
    ).toBeNull();
    expect(
      await refusalOf(
        'applications/claims.store.ts',
        run("update applications set disputed_at = now() where outcome <> 'withdrawn'"),
      ),
    ).toBeNull();
  });
});
