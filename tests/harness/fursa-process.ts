import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyDemo } from './demo-folder.ts';

/** Turns off optimising compilation, which would take longer than these processes live. */
const SHORT_LIVED = ['--liftoff-only', '--no-opt'];
/** Ensures that an interrupted test run leaves no server behind. */
const END_WITH_PARENT = ['--import', new URL('../../scripts/end-with-parent.mjs', import.meta.url).href];

type Options = { env?: Record<string, string>; dataDir?: string; withDemo?: boolean; entry?: string[] };

/** Starts Fursa as a process with its own port and data folder. */
export async function startFursa({ env = {}, dataDir, withDemo = true, entry = ['build/fursa.mjs'] }: Options = {}) {
  const port = await freePort();
  const folder = dataDir ?? (withDemo ? await copyDemo() : await mkdtemp(path.join(tmpdir(), 'fursa-test-')));
  const child = spawn(process.execPath, [...SHORT_LIVED, ...END_WITH_PARENT, ...entry], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = collect(child);
  const url = `http://localhost:${port}`;
  await untilListening(child, output);
  return {
    url,
    port,
    child,
    dataDir: folder,
    output,
    exited: new Promise<number | null>((resolve) => child.once('exit', resolve)),
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        const gone = new Promise((resolve) => child.once('exit', resolve));
        // If the data folder is deleted afterwards, a graceful shutdown is not needed.
        child.kill(dataDir ? 'SIGTERM' : 'SIGKILL');
        await gone;
      }
      if (!dataDir) await rm(folder, { recursive: true, force: true });
    },
  };
}
export type FursaProcess = Awaited<ReturnType<typeof startFursa>>;

function collect(child: ChildProcess): { text: string } {
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      output.text += chunk;
    });
  }
  return output;
}

async function untilListening(child: ChildProcess, output: { text: string }): Promise<void> {
  const patience = Date.now() + 180_000;
  while (!output.text.includes('Fursa listens on')) {
    if (child.exitCode !== null) throw new Error(`Fursa ended with ${child.exitCode}: ${output.text}`);
    if (Date.now() > patience) throw new Error(`Fursa does not listen: ${output.text}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Below the system's ephemeral ports, which a connection of another test could get meanwhile. */
const PORTS = { first: 12_000, count: 20_000 };

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const wanted = PORTS.first + Math.floor(Math.random() * PORTS.count);
    const server = net
      .createServer()
      .once('error', () => resolve(freePort()))
      .listen(wanted, () => server.close(() => resolve(wanted)));
  });
}

/** Runs a process that is expected to exit by itself. */
export function runToEnd(entry: string[], env: Record<string, string>): Promise<{ code: number | null; text: string }> {
  const child = spawn(process.execPath, [...SHORT_LIVED, ...END_WITH_PARENT, ...entry], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = collect(child);
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, text: output.text })));
}
