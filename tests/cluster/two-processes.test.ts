import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RealtimeEvent } from '#shared/kernel/realtime.ts';
import { somali } from '#shared/reference/translations/so.ts';
import { type FursaProcess, startFursa } from '../harness/fursa-process.ts';
import { TestClient } from '../harness/test-client.ts';
import { publishJob } from '../harness/test-jobs.ts';
import { listen } from '../harness/test-listener.ts';

const adminUrl = process.env.TEST_DATABASE_URL;
const PASSWORD = 'a sentence to remember';

const redisUrl = process.env.TEST_REDIS_URL;
const links: { over: string; env: Record<string, string> }[] = [
  { over: 'PostgreSQL', env: {} },
  ...(redisUrl ? [{ over: 'Redis', env: { REDIS_URL: redisUrl } }] : []),
];

/** As behind a proxy: whoever is known to one process is known to the other, and hears what happens there. */
describe.skipIf(!adminUrl).each(links)('two processes that speak over $over', ({ env }) => {
  const name = `fursa_cluster_${randomUUID().slice(0, 8)}`;
  const url = new URL(adminUrl ?? 'postgres://nowhere');
  url.pathname = `/${name}`;
  let one: FursaProcess;
  let other: FursaProcess;
  let database: pg.Client;
  beforeAll(async () => {
    await administrate(`create database ${name}`);
    const settings = { DATABASE_URL: url.href, FURSA_MODE: 'serve', ...env };
    // At the same moment, on an empty database: one migrates, the other waits for it.
    [one, other] = await Promise.all([
      startFursa({ withDemo: false, env: settings }),
      startFursa({ withDemo: false, env: settings }),
    ]);
    database = new pg.Client({ connectionString: url.href });
    await database.connect();
  });
  afterAll(async () => {
    await database?.end();
    await Promise.all([one?.stop(), other?.stop()]);
    await administrate(`drop database if exists ${name} with (force)`);
  });

  async function register(role: 'candidate' | 'company', email: string): Promise<TestClient> {
    const client = new TestClient(one.url);
    await client.post('/register', { role, name: 'Clara Cluster', email, password: PASSWORD });
    const { rows } = await database.query('select body from mails where recipient = $1 order by id desc', [email]);
    const token = /token=([\w-]+)/.exec(rows[0]?.body)?.[1];
    expect((await client.post('/register/confirm', { token })).status).toBe(200);
    return client;
  }

  async function registerAdmin(): Promise<TestClient> {
    const email = `admin-${randomUUID().slice(0, 8)}@cluster.example`;
    const admin = await register('candidate', email);
    await database.query("update users set role = 'admin' where email = $1", [email]);
    await admin.post('/login', { email, password: PASSWORD });
    return admin;
  }

  /** The same browser, sent to the other process. */
  function movedOver(client: TestClient): TestClient {
    const moved = new TestClient(other.url);
    moved.cookies = client.cookies;
    return moved;
  }

  it('share sessions; a sign-out here ends the connection there', async () => {
    const here = await register('candidate', `socket-${randomUUID().slice(0, 8)}@cluster.example`);
    const there = movedOver(here);
    expect((await there.get('/me')).body.user).not.toBeNull();
    const cookie = [...here.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    const socket = io(other.url, { extraHeaders: { cookie }, reconnection: false, transports: ['websocket'] });
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    const closed = new Promise((resolve) => socket.once('disconnect', resolve));
    const started = Date.now();
    await here.post('/logout');
    await closed;
    expect(Date.now() - started).toBeLessThan(2_000);
    expect((await there.get('/me')).body.user).toBeNull();
  });

  it('tell each other about jobs: published here, found there; closed here, gone there', async () => {
    const employer = await register('company', `owner-${randomUUID().slice(0, 8)}@cluster.example`);
    const job = await publishJob(employer, await registerAdmin());
    const statusThere = async (path: string) => (await fetch(other.url + path)).status;
    const foundThere = async () =>
      ((await (await fetch(`${other.url}/api/jobs?q=dairy`)).json()) as { jobs: { slug: string }[] }).jobs.length;
    await expect.poll(foundThere, { timeout: 10_000 }).toBe(1);
    // Twice, so that the page there is one that was kept.
    expect([await statusThere(`/job/${job.slug}`), await statusThere(`/job/${job.slug}`)]).toEqual([200, 200]);
    expect((await movedOver(employer).post(`/company/jobs/${job.id}/close`)).status).toBe(200);
    await expect.poll(() => statusThere(`/job/${job.slug}`), { timeout: 10_000 }).toBe(404);
    expect((await fetch(`${one.url}/job/${job.slug}`)).status).toBe(404);
    await expect.poll(foundThere, { timeout: 10_000 }).toBe(0);
  });

  it('say a text in the words that it was given here, there too, on pages that were kept', async () => {
    const admin = await registerAdmin();
    const key = 'identity.sign_in';
    const pageOf = async ({ url: site }: FursaProcess) =>
      (await fetch(`${site}/login`, { headers: { cookie: 'fursa_locale=so' } })).text();
    const before = somali[key] as string;
    // Twice, so that the page there is one that was kept.
    for (const site of [one, other, one, other]) expect(await pageOf(site)).toContain(before);
    const text = 'Soo gal, fadlan';
    const saved = await admin.request('PUT', '/admin/translations', { locale: 'so', key, text, before });
    expect(saved.status).toBe(200);
    expect(await pageOf(one)).toContain(text);
    await expect.poll(() => pageOf(other), { timeout: 5_000 }).toContain(text);
    const there = movedOver(admin);
    expect((await there.post('/admin/translations/reset', { locale: 'so', key, before: text })).status).toBe(200);
    expect(await pageOf(other)).not.toContain(text);
    await expect.poll(() => pageOf(one), { timeout: 5_000 }).not.toContain(text);
  });

  it('carry a conversation: what is said, typed and read here is heard there, once', async () => {
    const employer = await register('company', `talker-${randomUUID().slice(0, 8)}@cluster.example`);
    const candidate = await register('candidate', `asker-${randomUUID().slice(0, 8)}@cluster.example`);
    const { company } = (await employer.get('/me')).body.user;
    const { rows } = await database.query(
      `with job as (
         insert into jobs (company_id, slug, title, description, status, job_type, salary_mode, published_at)
         values ($1, $2, 'Dairy Technician', '', 'active', 'Full time', 'custom', now()) returning id
       ), person as (select c.id, c.name from candidates c join users u on u.id = c.user_id where u.username = $3)
       insert into applications (job_id, company_id, candidate_id, group_id, rank, form, name, snapshot, receipt_hash)
       select job.id, $1, person.id, g.id, 'a', 'wizard', person.name, '{}', sha256($2::bytea)
       from job, person, application_groups g where g.company_id = $1 and g.fixed = 'new' returning id::int`,
      [company.id, `talk-${randomUUID().slice(0, 8)}`, (await candidate.get('/me')).body.user.username],
    );
    const there = movedOver(candidate);
    const { body } = await there.post('/messages/open', { application_id: rows[0].id });
    const chat_id = body.conversation.id;
    expect((await employer.get(`/messages/presence?chat_id=${chat_id}`)).body.is_online).toBe(false);
    const [here, elsewhere] = [await listen(employer, one.url), await listen(candidate, other.url)];
    await expect
      .poll(async () => (await employer.get(`/messages/presence?chat_id=${chat_id}`)).body.is_online)
      .toBe(true);
    const long = 'A long message. '.repeat(600).trim();
    for (const message of ['Hello.', long]) await there.post('/send/message', { chat_id, message });
    const bodies = (heard: RealtimeEvent[]) =>
      heard.flatMap((event) => (event.type === 'ChatMessage' ? (event.chatMessage as { body: string }).body : []));
    await expect.poll(() => bodies(here.heard)).toEqual(['Hello.', long]);
    expect((await employer.get('/load-unread-count')).body.unread).toBe(2);
    await employer.post('/messages/typing', { chat_id });
    await employer.post('/messages/read', { chat_id, up_to: 999_999_999 });
    await employer.post('/send/message', { chat_id, message: 'Hello to you.' });
    await expect.poll(() => bodies(elsewhere.heard)).toEqual(['Hello.', long, 'Hello to you.']);
    expect(elsewhere.heard.map(({ type }) => type)).toEqual(expect.arrayContaining(['ChatTyping', 'ChatRead']));
    expect((await there.get('/load-unread-count')).body.unread).toBe(1);
    for (const { socket } of [here, elsewhere]) socket.disconnect();
  });
});

async function administrate(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
