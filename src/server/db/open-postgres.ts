import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { StartupError } from '../startup-error.ts';
import type { Database, Db } from './database.ts';
import { assertMigrated, migrationsFolder } from './migrations.ts';

const START_LOCK = 7_238_401;
const OLDEST_VERSION = 15;

/** Opens PostgreSQL and brings it up to date. Several processes may start at once: one migrates, the others wait. */
export async function openPostgres(url: string): Promise<Database & { pool: pg.Pool }> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000 });
  // A connection that dies while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {});
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
    db: db as unknown as Db,
    async query(text, values) {
      const result = await pool.query(text, values);
      // Several statements in one text answer as an array.
      const last = Array.isArray(result) ? result.at(-1) : result;
      return { rows: last?.rows ?? [], rowCount: last?.rowCount ?? 0 };
    },
    inTurn: (act) => withLock(pool, act),
    close: () => pool.end(),
  };
}

async function migrateInTurn(pool: pg.Pool): Promise<void> {
  await withLock(pool, async (client) => {
    const version = Number((await client.query('show server_version_num')).rows[0].server_version_num);
    if (version < OLDEST_VERSION * 10_000) {
      throw new StartupError(`Fursa needs PostgreSQL ${OLDEST_VERSION} or newer.`);
    }
    await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder });
  });
}

async function withLock<T>(pool: pg.Pool, act: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect().catch((error: Error) => {
    throw new StartupError(`The database cannot be reached: ${error.message || 'no answer'}. Check DATABASE_URL.`);
  });
  try {
    await client.query('select pg_advisory_lock($1)', [START_LOCK]);
    try {
      return await act(client);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [START_LOCK]);
    }
  } finally {
    client.release();
  }
}
