import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openPglite } from '#server/db/open-pglite.ts';
import { copyDemo } from '../harness/demo-folder.ts';
import { type FursaProcess, freePort, runToEnd, startFursa } from '../harness/fursa-process.ts';
import { TestClient } from '../harness/test-client.ts';

const ENTRY = ['build/fursa.mjs'];
const DEMO = { email: 'employer2@fursa.example', password: 'fursa-demo-2026' };

const running: FursaProcess[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const fursa of running.splice(0)) await fursa.stop();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function start(options?: Parameters<typeof startFursa>[0]): Promise<FursaProcess> {
  const fursa = await startFursa(options);
  running.push(fursa);
  return fursa;
}

async function demoCopy(): Promise<string> {
  const folder = await copyDemo();
  folders.push(folder);
  return folder;
}

/** The worst moment to be killed: everything is claimed, nothing has been handed over. */
async function killedWhileSending(folder: string, outbox: string): Promise<void> {
  await rm(outbox, { recursive: true, force: true });
  const database = await openPglite({ folder: path.join(folder, 'db') });
  await database.query('update mails set sent_at = null');
  await database.query("update pgboss.job set state = 'active', started_on = now() where name = 'mail.send'");
  await database.close();
}

describe('a start that cannot succeed', () => {
  it('says in one sentence that the port is in use', async () => {
    const port = await freePort();
    const blocker = net.createServer().listen(port, '0.0.0.0');
    const { code, text } = await runToEnd(ENTRY, { PORT: String(port), DATA_DIR: 'never/opened' });
    blocker.close();
    expect(code).toBe(1);
    expect(text.trim()).toBe(`Port ${port} is in use. Stop the other program, or set PORT.`);
  });

  it('says that the database cannot be reached', async () => {
    const { code, text } = await runToEnd(ENTRY, { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    expect(code).toBe(1);
    expect(text).toMatch(/^The database cannot be reached: .* Check DATABASE_URL\.\n$/);
  });

  it('says which setting is wrong', async () => {
    const { code, text } = await runToEnd(ENTRY, { PORT: 'many' });
    expect(code).toBe(1);
    expect(text).toMatch(/^The setting PORT is not valid/);
  });

  it('does not choose where production data lives', async () => {
    const { code, text } = await runToEnd(ENTRY, { FURSA_MODE: 'serve', DATA_DIR: '', DATABASE_URL: '' });
    expect(code).toBe(1);
    expect(text).toContain('Set DATABASE_URL or DATA_DIR');
  });

  it('says that Node is too old', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'fursa-old-'));
    folders.push(folder);
    const pretend = path.join(folder, 'old.mjs');
    await writeFile(pretend, "Object.defineProperty(process.versions, 'node', { value: '18.20.0' });");
    const { code, text } = await runToEnd(['--import', pretend, 'scripts/start.mjs'], {});
    expect(code).toBe(1);
    expect(text.trim()).toBe('Fursa needs Node 20.19 or newer; this is Node 18.20.0.');
  });
});

describe('the end of the process', () => {
  it('loses nothing that was acknowledged when it is killed, and starts again', { timeout: 120_000 }, async () => {
    const folder = await demoCopy();
    const first = await start({ dataDir: folder });
    const owner = new TestClient(first.url);
    expect((await owner.post('/login', DEMO)).status).toBe(200);
    const acknowledged: string[] = [];
    const invite = async (index: number) => {
      const email = `kill${index}@new.example`;
      const answer = await owner.post('/company/team/invitations', { email, role: 'recruiter' }).catch(() => null);
      if (answer?.status === 200) acknowledged.push(email);
    };
    const sending = Promise.all(Array.from({ length: 15 }, (_, index) => invite(index)));
    await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(3);
    first.child.kill('SIGKILL');
    await sending;
    const outbox = path.join(folder, 'outbox');
    await killedWhileSending(folder, outbox);

    const second = await start({ dataDir: folder });
    const again = new TestClient(second.url);
    again.cookies = new Map(owner.cookies);
    const { body } = await again.get('/company/team/list');
    const kept = body.invitations.map(({ email }: { email: string }) => email);
    expect(kept).toEqual(expect.arrayContaining(acknowledged));
    expect(new Set(kept).size).toBe(kept.length);
    // Mail was written with the invitation and goes out after the restart, not when the job of the killed process expires.
    await expect
      .poll(async () => (await readdir(outbox).catch(() => [])).length, { timeout: 10_000 })
      .toBeGreaterThanOrEqual(acknowledged.length);
  });

  it('finishes what runs when it is asked to end, and leaves its database to the next start', async () => {
    const folder = await demoCopy();
    const fursa = await start({ dataDir: folder });
    expect(fursa.output.text).toContain('employer@fursa.example');
    const { jobs } = (await (await fetch(`${fursa.url}/api/jobs/overview`)).json()) as { jobs: number };
    expect(jobs).toBeGreaterThan(25);

    const second = await runToEnd(ENTRY, { PORT: '0', DATA_DIR: folder });
    expect(second.code).toBe(1);
    expect(second.text).toMatch(/^The data folder .* is in use by another process\. Stop it, or set DATA_DIR\.\n$/);
    expect((await fetch(`${fursa.url}/readyz`)).status).toBe(200);

    const clients = Array.from({ length: 8 }, () => new TestClient(fursa.url));
    await Promise.all(clients.map((client) => client.get('/me')));
    // Hashing a password takes a while: these are under way when the signal comes.
    const answers = Promise.all(
      clients.map((client) =>
        client.post('/login', DEMO).then(
          ({ status }) => status,
          () => 'cut',
        ),
      ),
    );
    await new Promise((resolve) => setTimeout(resolve, 60));
    const started = Date.now();
    fursa.child.kill('SIGTERM');
    expect(await fursa.exited).toBe(0);
    expect(Date.now() - started).toBeLessThan(10_000);
    for (const status of await answers) expect([200, 429, 503, 'cut']).toContain(status);
    expect((await answers).filter((status) => status === 200).length).toBeGreaterThan(0);
    await expect(fetch(`${fursa.url}/healthz`)).rejects.toThrow();

    const next = await start({ dataDir: folder, env: { FURSA_MODE: 'serve' } });
    expect(next.output.text).not.toContain('fursa-demo-2026');
  });
});
