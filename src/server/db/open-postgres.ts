import { DrizzleQueryError } from 'drizzle-orm/errors';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { StartupError } from '../startup-error.ts';
import type { Database, Db, RunNamed } from './database.ts';
import { assertMigrated, MIGRATIONS } from './migrations.ts';

const START_LOCK = 7_238_401;
const OLDEST_VERSION = 15;

export type Postgres = Database & {
  pool: pg.Pool;
  /** Opens a connection outside the pool, for use as long as the process lives. */
  connect(): Promise<pg.Client>;
};

/** Opens PostgreSQL and brings it up to date. Several processes may start at once: one migrates, the others wait. */
export async function openPostgres(url: string): Promise<Postgres> {
  const options = { connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true };
  const pool = new pg.Pool({ ...options, max: 10 });
  // Without an error listener a broken connection would end the process. The first listener is for idle connections,
  // the second for those in use. The next query gets a new connection; a running one fails by itself.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = drizzle(pool, { casing: 'snake_case' });
  try {
    await migrateInTurn(pool);
    await assertMigrated(db as unknown as Db);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    engine: 'postgres',
    pool,
    db: Object.assign(db as unknown as Db, { transaction: transactionOn(pool), runNamed: runNamedOn(pool) }),
    async query(text, values) {
      const result = await pool.query(text, values);
      // A text with several statements returns an array of results.
      const last = Array.isArray(result) ? result.at(-1) : result;
      return { rows: last?.rows ?? [], rowCount: last?.rowCount ?? 0 };
    },
    async connect() {
      const client = new pg.Client(options);
      client.on('error', () => {});
      await client.connect();
      return client;
    },
    inTurn: (act) => withLock(pool, act),
    close: () => pool.end(),
  };
}

/**
 * Drizzle's own `transaction` never releases a connection on which BEGIN fails; ten of those would exhaust the pool.
 */
function transactionOn(pool: pg.Pool): Db['transaction'] {
  return async (act, config) => {
    const client = await pool.connect();
    try {
      const db = drizzle(client, { casing: 'snake_case' }) as unknown as Db;
      const runNamed = runNamedOn(client);
      return await db.transaction((tx) => act(Object.assign(tx, { runNamed })), config);
    } finally {
      client.release();
    }
  };
}

/**
 * Timestamps are returned as the text that the database wrote, and errors are wrapped by `DrizzleQueryError`, as for
 * all other statements.
 */
const { TIMESTAMPTZ, TIMESTAMP, DATE, INTERVAL } = pg.types.builtins;
const MOMENTS = new Set<number>([TIMESTAMPTZ, TIMESTAMP, DATE, INTERVAL]);
const types: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    MOMENTS.has(id) ? (text: string) => text : pg.types.getTypeParser(id, format as 'text'),
};

function runNamedOn(client: pg.Pool | pg.PoolClient): RunNamed {
  return async (statement) => {
    try {
      return (await client.query({ ...statement, types })).rows;
    } catch (error) {
      throw new DrizzleQueryError(statement.text, [], error as Error);
    }
  };
}

async function migrateInTurn(pool: pg.Pool): Promise<void> {
  await withLock(pool, async (client) => {
    const version = Number((await client.query('show server_version_num')).rows[0].server_version_num);
    if (version < OLDEST_VERSION * 10_000) {
      throw new StartupError(`Fursa needs PostgreSQL ${OLDEST_VERSION} or newer.`);
    }
    await migrate(drizzle(client, { casing: 'snake_case' }), MIGRATIONS);
  });
}

async function withLock<T>(pool: pg.Pool, act: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect().catch((error: Error) => {
    throw new StartupError(`The database cannot be reached: ${error.message || 'no answer'}. Check DATABASE_URL.`);
  });
  try {
    await client.query(`select pg_advisory_lock(${START_LOCK})`);
    try {
      return await act(client);
    } finally {
      await client.query(`select pg_advisory_unlock(${START_LOCK})`);
    }
  } finally {
    client.release();
  }
}
