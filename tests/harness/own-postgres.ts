import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './fursa-process.ts';

const run = promisify(execFile);
const VERSIONS = '/usr/lib/postgresql';

/** The newest PostgreSQL that is installed here; undefined where there is none to start. */
function programFolder(): string | undefined {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => path.join(VERSIONS, version, 'bin')).find((bin) => existsSync(`${bin}/initdb`));
}

export const canStartPostgres = programFolder() !== undefined;

/** PostgreSQL refuses to run as root. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

type Options = {
  /** Where the tables live; the log of changes stays on the system's own disk. */
  tables?: string;
};

/** A cluster of the test's own, which it may kill: the one that the other tests use is left in peace. */
export async function startOwnPostgres({ tables }: Options = {}) {
  const bin = programFolder() as string;
  const as = unprivileged();
  const folder = await mkdtemp(path.join(tmpdir(), 'fursa-postgres-'));
  if (as.uid !== undefined && as.gid !== undefined) await chown(folder, as.uid, as.gid);
  const data = path.join(tables ?? folder, 'data');
  const port = await freePort();
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''`;
  const command = (name: string, ...args: string[]) => run(path.join(bin, name), args, { cwd: folder, ...as });
  const control = (...args: string[]) => command('pg_ctl', '-D', data, '-l', path.join(folder, 'log'), '-w', ...args);
  await command('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-N', '-X', path.join(folder, 'wal'));
  await control('-o', options, 'start');
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    /** Without a word to those who are connected, as after a crash. */
    crash: () => control('-m', 'immediate', 'stop'),
    start: () => control('-o', options, 'start'),
    async stop() {
      await control('-m', 'immediate', 'stop').catch(() => {});
      await rm(folder, { recursive: true, force: true });
    },
  };
}
export type OwnPostgres = Awaited<ReturnType<typeof startOwnPostgres>>;
