import { randomUUID } from 'node:crypto';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RealtimeEvent } from '#shared/kernel/realtime.ts';
import { type Cluster, isPostgresThere, startCluster } from '../harness/cluster.ts';
import type { FursaProcess } from '../harness/fursa-process.ts';
import { somali } from '../harness/shipped-texts.ts';
import type { TestClient } from '../harness/test-client.ts';
import { publishJob } from '../harness/test-jobs.ts';
import { listen } from '../harness/test-listener.ts';

const redisUrl = process.env.TEST_REDIS_URL;
const links: { over: string; env: Record<string, string> }[] = [
  { over: 'PostgreSQL', env: {} },
  ...(redisUrl ? [{ over: 'Redis', env: { REDIS_URL: redisUrl } }] : []),
];

/** As behind a proxy: a session of one process is valid in the other, and events reach both. */
describe.skipIf(!isPostgresThere).each(links)('two processes that speak over $over', ({ env }) => {
  let one: FursaProcess;
  let other: FursaProcess;
  let register: Cluster['register'];
  let registerAdmin: Cluster['registerAdmin'];
  let movedOver: (client: TestClient) => TestClient;
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster(env);
    ({ one, other, register, registerAdmin, movedOver } = cluster);
  });
  afterAll(() => cluster?.stop());

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
    // Requested twice, so that the second page comes from the cache.
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
    // Requested twice, so that the second page comes from the cache.
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

  it('tell each other about settings: set here, in force there, on pages that were kept too', async () => {
    const admin = await registerAdmin();
    const there = movedOver(admin);
    const homeThere = async () => (await fetch(other.url)).text();
    // Requested twice, so that the second page comes from the cache.
    expect([await homeThere(), await homeThere()][1]).toContain('aria-label="Fursa"');
    const changes = {
      site_name: 'Clusterama',
      accent_light: '#7a1f5c',
      map_tiles: 'https://tiles.example/{z}/{x}/{y}.png',
    };
    const seen = { site_name: null, accent_light: null, map_tiles: null };
    const started = Date.now();
    expect((await admin.request('PUT', '/api/admin/settings', { ...changes, seen })).status).toBe(200);
    expect(await (await fetch(one.url)).text()).toContain('aria-label="Clusterama"');
    await expect.poll(homeThere, { timeout: 10_000 }).toContain('aria-label="Clusterama"');
    // Sooner than any periodic refresh.
    expect(Date.now() - started).toBeLessThan(5_000);
    expect(await homeThere()).toContain('style="--accent:light-dark(#7a1f5c');
    expect((await there.get('/api/map')).body.map.tiles).toBe(changes.map_tiles);
    expect((await fetch(other.url)).headers.get('content-security-policy')).toContain('https://tiles.example');
    // Somebody who read the settings in one process gets a conflict in the other if they were changed meanwhile.
    const stale = await there.request('PUT', '/api/admin/settings', { site_name: 'Mine', seen });
    expect([stale.status, stale.body.settings[0]?.value]).toEqual([409, 'Clusterama']);
  });

  it('carry a conversation: what is said, typed and read here is heard there, once', async () => {
    const employer = await register('company', `talker-${randomUUID().slice(0, 8)}@cluster.example`);
    const candidate = await register('candidate', `asker-${randomUUID().slice(0, 8)}@cluster.example`);
    const there = movedOver(candidate);
    const chat_id = await cluster.openConversation(employer, candidate);
    expect((await employer.get(`/messages/presence?chat_id=${chat_id}`)).body.is_online).toBe(false);
    const [here, elsewhere] = [await listen(employer, one.url), await listen(candidate, other.url)];
    await expect
      .poll(async () => (await employer.get(`/messages/presence?chat_id=${chat_id}`)).body.is_online)
      .toBe(true);
    const long = 'A long message. '.repeat(600).trim();
    for (const message of ['Hello.', long]) await there.post('/send/message', { chat_id, to: null, message });
    const bodies = (heard: RealtimeEvent[]) =>
      heard.flatMap((event) => (event.type === 'ChatMessage' ? (event.chatMessage as { body: string }).body : []));
    await expect.poll(() => bodies(here.heard)).toEqual(['Hello.', long]);
    expect((await employer.get('/load-unread-count')).body.unread).toBe(2);
    await employer.post('/messages/typing', { chat_id });
    await employer.post('/messages/read', { chat_id, up_to: 999_999_999 });
    await employer.post('/send/message', { chat_id, to: null, message: 'Hello to you.' });
    await expect.poll(() => bodies(elsewhere.heard)).toEqual(['Hello.', long, 'Hello to you.']);
    expect(elsewhere.heard.map(({ type }) => type)).toEqual(expect.arrayContaining(['ChatTyping', 'ChatRead']));
    expect((await there.get('/load-unread-count')).body.unread).toBe(1);
    for (const { socket } of [here, elsewhere]) socket.disconnect();
  });
});
