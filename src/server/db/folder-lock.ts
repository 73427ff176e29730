import { createHash } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartupError } from '../startup-error.ts';

// The kernel allows 104 to 108 bytes for the path of a local socket.
const LONGEST_SOCKET_PATH = 100;

/**
 * Locks a data folder to this process by listening on a local socket beside it.
 * The kernel closes the socket when the process dies, however it dies, so a lock never outlives its holder.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const address = lockAddress(folder);
  const server = net.createServer((socket) => socket.destroy()).unref();
  try {
    await listen(server, address);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    if (await isAnswered(address)) throw inUse(folder);
    // Its holder died. Two processes may both get here; the one whose socket is on disk in the end has the lock.
    await rm(address, { force: true });
    await listen(server, address).catch(() => {
      throw inUse(folder);
    });
    const mine = await inode(address);
    await delay(100);
    if ((await inode(address)) !== mine) {
      server.close();
      throw inUse(folder);
    }
  }
  return () => new Promise((done) => server.close(() => done()));
}

function inUse(folder: string): StartupError {
  return new StartupError(`The data folder ${folder} is in use by another process. Stop it, or set DATA_DIR.`);
}

function lockAddress(folder: string): string {
  const absolute = path.resolve(folder);
  const digest = createHash('sha256').update(absolute).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return `\\\\.\\pipe\\fursa-${digest}`;
  const beside = `${absolute}.lock`;
  return Buffer.byteLength(beside) <= LONGEST_SOCKET_PATH ? beside : path.join(tmpdir(), `fursa-${digest}.lock`);
}

function listen(server: net.Server, address: string): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(address, () => {
      server.off('error', fail);
      done();
    });
  });
}

function isAnswered(address: string): Promise<boolean> {
  return new Promise((answer) => {
    const socket = net.connect(address, () => {
      socket.destroy();
      answer(true);
    });
    socket.once('error', () => answer(false));
  });
}

async function inode(address: string): Promise<number | null> {
  if (process.platform === 'win32') return null;
  return stat(address).then(
    ({ ino }) => ino,
    () => null,
  );
}
