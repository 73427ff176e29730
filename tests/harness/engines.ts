import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openPglite } from '#server/db/open-pglite.ts';
import { openPostgres } from '#server/db/open-postgres.ts';
import type { FursaProcess } from './fursa-process.ts';
import { readOutbox } from './outbox.ts';
import { TestClient } from './test-client.ts';
import { createPostgresDatabase, migratedSnapshot } from './test-database.ts';
import { jobFields } from './test-jobs.ts';

export const PASSWORD = 'a sentence to remember';

/** Each database that Fursa runs on here, for tests that start and kill whole processes. */
export const ENGINES = ['pglite', ...(process.env.TEST_DATABASE_URL ? (['postgres'] as const) : [])] as const;
type Engine = (typeof ENGINES)[number];

type Places = {
  /** The disk of the data folder. */
  disk?: string;
  /** In place of the PostgreSQL that all tests share. */
  postgresUrl?: string;
};

/** An empty database of the test's own, on which jobs are published without waiting for anybody. */
export async function prepareEngine(engine: Engine, { disk = tmpdir(), postgresUrl }: Places = {}) {
  const dataDir = await mkdtemp(path.join(disk, 'fursa-engine-'));
  const postgres = engine === 'postgres' ? await createPostgresDatabase(postgresUrl) : null;
  const folder = path.join(dataDir, 'db');

  /** Of the embedded database only while no process has it open. */
  async function inspect<T>(act: (database: Database) => Promise<T>): Promise<T> {
    const database = postgres ? await openPostgres(postgres.url) : await openPglite({ folder });
    return act(database).finally(() => database.close());
  }

  const database = postgres
    ? await openPostgres(postgres.url)
    : await openPglite({ folder, snapshot: await migratedSnapshot() });
  await database.query("insert into settings (key, value) values ('job_approval', 'false'::jsonb)", []);
  await database.close();
  return {
    dataDir,
    inspect,
    env: { FURSA_MODE: 'serve', LOG_LEVEL: 'warn', ...(postgres && { DATABASE_URL: postgres.url }) },
    async drop() {
      await postgres?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
export type PreparedEngine = Awaited<ReturnType<typeof prepareEngine>>;

/** Registers by the door and opens the link of the mail, which lies in the outbox. */
export async function registerByMail(
  { url, dataDir }: FursaProcess,
  role: 'candidate' | 'company',
  email: string,
): Promise<TestClient> {
  const client = new TestClient(url);
  await client.post('/register', { role, name: 'Perla Process', email, password: PASSWORD });
  const findToken = async () => {
    const mail = (await readOutbox(dataDir)).find(({ headers }) => headers.to === email);
    return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  };
  const token = await expect.poll(findToken, { timeout: 20_000 }).toBeDefined().then(findToken);
  expect((await client.post('/register/confirm', { token })).status).toBe(200);
  return client;
}

/** Of a company whose jobs need no approval. */
export async function publishUnapproved(employer: TestClient, changes: Parameters<typeof jobFields>[0]) {
  const { id } = (await employer.post('/company/jobs', jobFields(changes))).body.job;
  const { status, body, text } = await employer.post(`/company/jobs/${id}/submit`);
  expect(status, text).toBe(200);
  return body.job as { id: number; slug: string };
}
