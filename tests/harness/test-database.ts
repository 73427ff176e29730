import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { MIGRATIONS } from '#server/db/migrations.ts';
import { openPglite } from '#server/db/open-pglite.ts';
import { openPostgres } from '#server/db/open-postgres.ts';
import { createServer } from '#server/server.ts';
import { guardWrites } from './guard-writes.ts';

const CACHE = path.resolve('node_modules/.cache/fursa');
/** A server that never listens: creating it creates the queues. */
const config = { ...readConfig({ DATA_DIR: CACHE, LOG_LEVEL: 'silent' }), port: 0 };

/** Of the migrations: another schema is another snapshot. */
function schemaDigest(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(MIGRATIONS.migrationsFolder).sort()) {
    if (name.endsWith('.sql')) hash.update(readFileSync(path.join(MIGRATIONS.migrationsFolder, name)));
  }
  return hash.digest('hex').slice(0, 12);
}

const snapshotFile = () => path.join(CACHE, `pglite-small-${schemaDigest()}.tar`);
const templateName = () => `fursa_template_${schemaDigest()}`;

export async function makeSnapshot(): Promise<void> {
  const file = snapshotFile();
  if (existsSync(file)) return;
  await mkdir(CACHE, { recursive: true });
  const database = await openPglite({});
  const server = await createServer({ config, database, withPages: false });
  for (const name of ['template0', 'template1']) await leaveOut(database, name);
  const dump = await database.pglite.dumpDataDir('none');
  await server.close({ atOnce: true });
  // Renamed into place: another run may look at the same moment.
  await writeFile(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()));
  await rename(`${file}.${process.pid}`, file);
}

/** A third of the snapshot, which every test file copies into memory. No test creates a database in PGlite. */
async function leaveOut(database: Database, template: string): Promise<void> {
  await database.query(`alter database ${template} is_template false`);
  await database.query(`drop database ${template}`);
}

export async function makeTemplate(url: string): Promise<void> {
  await asAdministrator(url, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [templateName()]);
    if (rowCount) return;
    const making = `fursa_making_${randomUUID().slice(0, 8)}`;
    await client.query(`create database ${making}`);
    const database = await openPostgres(withDatabase(url, making));
    await (await createServer({ config, database, withPages: false })).close({ atOnce: true });
    await client.query(`alter database ${making} rename to ${templateName()}`);
  });
}

export function postgresUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('Set TEST_DATABASE_URL to run the tests on PostgreSQL.');
  return url;
}

/** A migrated database on PostgreSQL, and how to be rid of it. */
export async function createPostgresDatabase(url = postgresUrl()): Promise<{ url: string; drop: () => Promise<void> }> {
  await makeTemplate(url);
  const name = `fursa_test_${randomUUID().replaceAll('-', '').slice(0, 16)}`;
  await asAdministrator(url, (client) => client.query(`create database ${name} template ${templateName()}`));
  return {
    url: withDatabase(url, name),
    drop: () => asAdministrator(url, (client) => client.query(`drop database ${name} with (force)`)),
  };
}

let snapshot: Promise<Blob> | undefined;

/** A migrated embedded database, to start from. */
export async function migratedSnapshot(): Promise<Blob> {
  await makeSnapshot();
  snapshot ??= readFile(snapshotFile()).then((content) => new Blob([content]));
  return snapshot;
}

let program: Promise<WebAssembly.Module> | undefined;

/** Compiled once for all test files of a worker. */
function pgliteProgram(): Promise<WebAssembly.Module> {
  const file = new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'));
  program ??= readFile(file).then((content) => WebAssembly.compile(content));
  return program;
}

type TestDatabase = { database: Database; drop: () => Promise<void> };

/** A migrated database of the test file's own, and how to be rid of it. It refuses what modules write of each other. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const { database, drop } = await openUnguardedDatabase();
  return { database: await guardWrites(database), drop };
}

export async function openUnguardedDatabase(): Promise<TestDatabase> {
  if (process.env.TEST_ENGINE === 'postgres') {
    const { url, drop } = await createPostgresDatabase();
    return { database: await openPostgres(url), drop };
  }
  const [whole, compiled] = await Promise.all([migratedSnapshot(), pgliteProgram()]);
  return { database: await openPglite({ snapshot: whole, program: compiled }), drop: async () => {} };
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

async function asAdministrator<T>(url: string, act: (client: pg.Client) => Promise<T>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await act(client);
  } finally {
    await client.end();
  }
}
