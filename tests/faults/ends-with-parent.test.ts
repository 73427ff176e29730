import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from '../harness/fursa-process.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

/** Runs `npm start`, and returns the setting by which its processes can be found. */
async function startByNpm(): Promise<{ npm: ChildProcess; setting: string; url: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fursa-test-'));
  folders.push(folder);
  const port = await freePort();
  const npm = spawn('npm', ['start'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder },
    stdio: 'ignore',
  });
  return { npm, setting: `DATA_DIR=${folder}`, url: `http://localhost:${port}/healthz` };
}

/** The processes that were started with this setting, whoever their parent is now. */
async function processesWith(setting: string): Promise<string[]> {
  const found: string[] = [];
  for (const pid of await readdir('/proc')) {
    if (!/^\d+$/.test(pid)) continue;
    const environment = await readFile(`/proc/${pid}/environ`, 'latin1').catch(() => '');
    if (environment.split('\0').includes(setting)) found.push(pid);
  }
  return found;
}

describe.skipIf(process.platform !== 'linux')('npm start', () => {
  it.each(['SIGTERM', 'SIGKILL'] as const)('leaves nothing behind when npm alone gets %s', async (signal) => {
    const { npm, setting, url } = await startByNpm();
    const isUp = () =>
      fetch(url)
        .then(({ ok }) => ok)
        .catch(() => false);
    await expect.poll(isUp, { timeout: 90_000, interval: 200 }).toBe(true);
    npm.kill(signal);
    await expect.poll(() => processesWith(setting), { timeout: 15_000, interval: 200 }).toEqual([]);
  });
});
