import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cluster, isPostgresThere, startCluster } from '../harness/cluster.ts';
import { freePort } from '../harness/fursa-process.ts';
import type { TestClient } from '../harness/test-client.ts';
import { listen } from '../harness/test-listener.ts';

const closing = (socket: { once(event: string, listener: () => void): unknown }) =>
  new Promise<void>((resolve) => void socket.once('disconnect', () => resolve()));

async function removeFromTeam(owner: TestClient, member: TestClient): Promise<void> {
  const { id } = (await member.get('/me')).body.user;
  expect((await owner.request('DELETE', `/company/team/members/${id}`)).status).toBe(200);
}

describe.skipIf(!isPostgresThere)('a process that is cut off from the others over PostgreSQL', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster();
  });
  afterAll(() => cluster?.stop());

  it('ends the connection of a member who was removed meanwhile, and tells the others that they missed something', async () => {
    const { other, database, register, addRecruiter } = cluster;
    const owner = await register('company');
    const recruiter = await addRecruiter(owner);
    const removed = await listen(recruiter, other.url);
    const staying = await listen(owner, other.url);
    const ended = closing(removed.socket);
    const gap = new Promise((resolve) => staying.socket.once('gap', resolve));
    // Both processes lose their listening connections, so neither hears of the removal.
    await database.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%'",
    );
    await removeFromTeam(owner, recruiter);
    await ended;
    await gap;
    staying.socket.disconnect();
  });

  it('ends the connections of sessions that have expired', async () => {
    const { other, database, register } = cluster;
    const candidate = await register('candidate');
    const { socket } = await listen(candidate, other.url);
    const ended = closing(socket);
    const { id } = (await candidate.get('/me')).body.user;
    await database.query("update sessions set expires_at = now() - interval '1 second' where user_id = $1", [id]);
    await database.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%'",
    );
    await ended;
  });
});

const hasRedisServer = spawnSync('redis-server', ['--version']).status === 0;

describe.skipIf(!isPostgresThere || !hasRedisServer)('while Redis is away', () => {
  let cluster: Cluster;
  let redis: ChildProcess;
  let port: number;
  const startRedis = () =>
    new Promise<ChildProcess>((resolve) => {
      const child = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '']);
      child.stdout.on('data', (text) => String(text).includes('Ready to accept') && resolve(child));
    });
  const endRedis = () => {
    const gone = closed(redis);
    redis.kill('SIGKILL');
    return gone;
  };
  const closed = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve));

  beforeAll(async () => {
    port = await freePort();
    redis = await startRedis();
    cluster = await startCluster({ REDIS_URL: `redis://127.0.0.1:${port}` });
  });
  afterAll(async () => {
    await cluster?.stop();
    redis?.kill('SIGKILL');
  });

  it('people on one process hear each other, and who is online is answered within a second', async () => {
    const { one, register, openConversation } = cluster;
    const [employer, candidate] = [await register('company'), await register('candidate')];
    const chat_id = await openConversation(employer, candidate);
    const { heard, socket } = await listen(candidate, one.url);
    await endRedis();
    try {
      const started = performance.now();
      const { status } = await employer.post('/send/message', { chat_id, to: null, message: 'Still here?' });
      expect(status).toBe(200);
      await expect.poll(() => heard.map(({ type }) => type), { timeout: 5_000 }).toContain('ChatMessage');
      expect(performance.now() - started).toBeLessThan(2_000);
      socket.disconnect();
      for (const client of [employer, candidate]) {
        const asked = performance.now();
        expect((await client.get(`/messages/presence?chat_id=${chat_id}`)).body.is_online).toBe(false);
        expect(performance.now() - asked).toBeLessThan(1_000);
      }
    } finally {
      redis = await startRedis();
    }
  });

  it('a member who is removed hears nothing more once Redis is back', async () => {
    const { other, register, addRecruiter } = cluster;
    const owner = await register('company');
    const recruiter = await addRecruiter(owner);
    const { socket } = await listen(recruiter, other.url);
    const ended = closing(socket);
    await endRedis();
    await removeFromTeam(owner, recruiter);
    redis = await startRedis();
    await ended;
  });
});
