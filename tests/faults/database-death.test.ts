import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '#server/db/open-postgres.ts';
import { type FursaProcess, startFursa } from '../harness/fursa-process.ts';
import { canStartPostgres, type OwnPostgres, startOwnPostgres } from '../harness/own-postgres.ts';
import { swahili } from '../harness/shipped-texts.ts';
import { TestClient } from '../harness/test-client.ts';
import { jobFields, publishJob } from '../harness/test-jobs.ts';

const PASSWORD = 'a sentence to remember';
/** How soon everything works again by itself. */
const RECOVERY_MS = 10_000;

/** Two processes, as behind a proxy, on a PostgreSQL that is killed under them. */
describe.skipIf(!canStartPostgres)('when PostgreSQL dies', { timeout: 90_000 }, () => {
  let postgres: OwnPostgres;
  let one: FursaProcess;
  let other: FursaProcess;
  let employer: TestClient;
  let admin: TestClient;
  beforeAll(async () => {
    postgres = await startOwnPostgres();
    const env = { DATABASE_URL: postgres.url, FURSA_MODE: 'serve' };
    [one, other] = await Promise.all([startFursa({ withDemo: false, env }), startFursa({ withDemo: false, env })]);
    employer = await register('company', 'owner@death.example');
    admin = await register('candidate', 'admin@death.example');
    await ask("update users set role = 'admin' where email = 'admin@death.example'");
    await admin.post('/login', { email: 'admin@death.example', password: PASSWORD });
  });
  afterAll(async () => {
    await Promise.all([one?.stop(), other?.stop()]);
    await postgres?.stop();
  });

  async function ask(statement: string): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    return (await client.query(statement).finally(() => client.end())).rows;
  }

  async function register(role: 'candidate' | 'company', email: string): Promise<TestClient> {
    const client = new TestClient(one.url);
    await client.post('/register', { role, name: 'Dora Death', email, password: PASSWORD });
    const [mail] = await ask(`select body from mails where recipient = '${email}'`);
    const token = /token=([\w-]+)/.exec(mail?.body as string)?.[1];
    expect((await client.post('/register/confirm', { token })).status).toBe(200);
    return client;
  }

  /** Published on one process, found on the other: the connection that listens works again. */
  async function expectNewsToCross(title: string): Promise<void> {
    const started = Date.now();
    const { slug } = await publishJob(employer, admin, { title });
    const statusThere = async () => (await fetch(`${other.url}/job/${slug}`)).status;
    await expect.poll(statusThere, { timeout: RECOVERY_MS, interval: 100 }).toBe(200);
    expect(Date.now() - started).toBeLessThan(RECOVERY_MS);
  }

  /** Employers write jobs and visitors look at pages, until they are told to stop. */
  function load() {
    const acknowledged: number[] = [];
    const statuses = new Map<number | string, number>();
    let isOver = false;
    const count = (status: number | string) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const repeat = async (act: (round: number) => Promise<number>) => {
      for (let round = 0; !isOver; round += 1) {
        count(await act(round).catch((error) => `cut: ${error.cause?.code ?? error.message}`));
        await setTimeout(5);
      }
    };
    const write = (writer: number) => async (round: number) => {
      const answer = await employer.post('/company/jobs', jobFields({ title: `Job ${writer} of round ${round}` }));
      if (answer.status === 200) acknowledged.push(answer.body.job.id);
      return answer.status;
    };
    const running = Promise.all([
      ...Array.from({ length: 4 }, (_, writer) => repeat(write(writer))),
      repeat(async () => (await fetch(`${one.url}/employer/nobody`)).status).then(() => statuses.delete(404)),
      repeat(async () => (await fetch(`${one.url}/user/dashboard`, { headers: cookiesOf(employer) })).status),
      repeat(async () => (await employer.get('/company/jobs/list')).status),
    ]);
    return {
      statuses,
      acknowledged,
      async end() {
        isOver = true;
        await running;
      },
    };
  }

  async function expectAllThere(ids: readonly number[]): Promise<void> {
    const rows = await ask('select id::int from jobs');
    const stored = new Set(rows.map(({ id }) => id));
    expect(ids.filter((id) => !stored.has(id))).toEqual([]);
  }

  function expectAlive(): void {
    for (const { child, output } of [one, other]) {
      expect(child.exitCode, output.text.slice(-2000)).toBeNull();
      // Neither statements nor their values: they hold names and addresses.
      expect(output.text).not.toMatch(/\bselect\b[^\n]*\bfrom\b|insert into|params:/i);
    }
  }

  it('gets its connections back, also those that died before a transaction could begin', async () => {
    const { db, pool, close } = await openPostgres(postgres.url);
    const die = (client: pg.PoolClient) => {
      client.query('select pg_terminate_backend(pg_backend_pid())').catch(() => {});
    };
    const write = () => db.transaction((tx) => tx.execute('select 1'));
    pool.on('acquire', die);
    for (let round = 0; round < 12; round += 1) await expect(write()).rejects.toThrow();
    pool.off('acquire', die);
    await expect(write()).resolves.toBeDefined();
    await close();
  });

  it('lives on when the connection that listens is ended, again and again', async () => {
    for (let round = 0; round < 3; round += 1) {
      const ended = await ask("select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%'");
      expect(ended.length).toBeGreaterThan(0);
      const listening = async () => (await ask("select pid from pg_stat_activity where query ilike 'listen%'")).length;
      await expect.poll(listening, { timeout: RECOVERY_MS }).toBe(2);
    }
    expectAlive();
    await expectNewsToCross('Job after the deaf moment');
  });

  it('lives on when every connection is ended, whatever it was doing, and answers 503 meanwhile', async () => {
    const { statuses, acknowledged, end } = load();
    for (let round = 0; round < 20; round += 1) {
      await ask('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
      await setTimeout(100);
    }
    await setTimeout(500);
    await end();
    expectAlive();
    expect([...statuses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(statuses.get(503)).toBeGreaterThan(0);
    expect(acknowledged.length).toBeGreaterThan(0);
    await expectAllThere(acknowledged);
    await expectNewsToCross('Job after many ends');
  });

  it('answers 503 while PostgreSQL is away, loses nothing, and is whole again by itself', async () => {
    const { statuses, acknowledged, end } = load();
    await expect.poll(() => acknowledged.length).toBeGreaterThan(3);
    const before = acknowledged.length;
    await postgres.crash();
    const answer = await employer.get('/company/jobs/list');
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({ success: false, code: 'unavailable' });
    expect(answer.headers.get('retry-after')).toBe('5');
    expect((await fetch(`${one.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${one.url}/healthz`)).status).toBe(200);
    for (const page of ['/user/dashboard', '/jobs']) {
      const shown = await fetch(one.url + page, {
        headers: { ...cookiesOf(employer), accept: 'text/html', 'accept-language': 'sw' },
      });
      expect(shown.status, page).toBe(503);
      expect(await shown.text(), page).toContain(swahili['shell.unavailable_title']);
    }
    await setTimeout(1_000);
    await postgres.start();
    const back = Date.now();
    await expect
      .poll(async () => (await employer.get('/company/jobs/list')).status, { timeout: RECOVERY_MS, interval: 50 })
      .toBe(200);
    await expect.poll(async () => (await fetch(`${one.url}/readyz`)).status, { timeout: RECOVERY_MS }).toBe(200);
    await expectNewsToCross('Job after the restart');
    expect(Date.now() - back).toBeLessThan(RECOVERY_MS);
    await end();
    expectAlive();
    expect([...statuses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(before);
    await expectAllThere(acknowledged);
  });
});

function cookiesOf({ cookies }: TestClient): { cookie: string } {
  return { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
}
