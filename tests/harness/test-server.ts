import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, inArray, like } from 'drizzle-orm';
import { readConfig } from '#server/config.ts';
import type { Db } from '#server/db/database.ts';
import { throttles, users } from '#server/db/schema/identity.ts';
import { companyMembers } from '#server/db/schema/profiles.ts';
import { mails } from '#server/db/schema/queue.ts';
import type { FileParserPool } from '#server/documents/file-parser-pool.ts';
import type { FileStore } from '#server/files/file-store.ts';
import type { Evaluator } from '#server/screening/evaluator.ts';
import { createServer } from '#server/server.ts';
import { login } from '#shared/identity/identity.contract.ts';
import type { Role } from '#shared/kernel/access.ts';
import { patientFileParserPool } from './file-parser-pool.ts';
import { TestClient } from './test-client.ts';
import { openTestDatabase } from './test-database.ts';

export const TEST_PASSWORD = 'a sentence to remember';

type Options = {
  runningParts?: boolean;
  evaluator?: Evaluator;
  fileParserPool?: FileParserPool;
  files?: FileStore;
  env?: Record<string, string>;
};

/** A whole Fursa of the test file's own: real HTTP, real database. */
export async function startTestServer({ runningParts = false, env, ...stubs }: Options = {}) {
  const { database, drop } = await openTestDatabase();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fursa-test-'));
  const config = { ...readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...env }), port: 0 };
  const server = await createServer({
    config,
    database,
    withPages: false,
    fileParserPool: patientFileParserPool(),
    ...stubs,
  });
  if (runningParts) await server.startRunningParts();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as { port: number };
  const baseUrl = `http://127.0.0.1:${port}`;
  const people = createPeople(database.db, baseUrl);
  return {
    ...people,
    baseUrl,
    dataDir,
    server,
    db: database.db,
    database,
    /** Where uploaded files lie. */
    filesDir: path.join(dataDir, 'files'),
    visitor: () => new TestClient(baseUrl),
    async stop() {
      await server.close({ atOnce: true });
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

function createPeople(db: Db, baseUrl: string) {
  let count = 0;

  async function lastMailTo(email: string): Promise<string> {
    const rows = await db.select({ id: mails.id, body: mails.body }).from(mails).where(eq(mails.recipient, email));
    const newest = rows.sort((a, b) => b.id - a.id)[0];
    if (!newest) throw new Error(`no mail to ${email}`);
    return newest.body;
  }

  async function tokenFor(email: string): Promise<string> {
    const token = /token=([\w-]+)/.exec(await lastMailTo(email))?.[1];
    if (!token) throw new Error('the mail holds no token');
    return token;
  }

  /** Registers by the door, confirms with the mailed link, and is signed in. */
  async function register(role: 'candidate' | 'company', name?: string): Promise<TestClient & { email: string }> {
    count += 1;
    // A test file has as many people as it needs, and all of them come from one address.
    await db.delete(throttles).where(like(throttles.key, 'account-mail-address:%'));
    const email = `person${count}.${Math.random().toString(36).slice(2, 8)}@test.example`;
    const client = new TestClient(baseUrl);
    await client.post('/register', { role, name: name ?? `Person ${count}`, email, password: TEST_PASSWORD });
    const confirmed = await client.post('/register/confirm', { token: await tokenFor(email) });
    if (confirmed.status !== 200) throw new Error(`registration failed: ${JSON.stringify(confirmed.body)}`);
    return Object.assign(client, { email });
  }

  return {
    lastMailTo,
    tokenFor,
    register,
    mailCount: async (email: string) =>
      (await db.select({ id: mails.id }).from(mails).where(eq(mails.recipient, email))).length,
    /** The roles that nobody can give themselves are set in the database, as an operator would. */
    async signedInAs(role: Role): Promise<TestClient & { email: string }> {
      if (role === 'candidate' || role === 'company') return register(role);
      if (role === 'interviewer') {
        const client = await register('company');
        const ofThem = db.select({ id: users.id }).from(users).where(eq(users.email, client.email));
        await db.update(companyMembers).set({ role }).where(inArray(companyMembers.userId, ofThem));
        return client;
      }
      const client = await register('candidate', `The ${role}`);
      await db.update(users).set({ role }).where(eq(users.email, client.email));
      await client.call(login, { email: client.email, password: TEST_PASSWORD });
      return client;
    },
  };
}
