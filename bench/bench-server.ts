import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openPostgres } from '#server/db/open-postgres.ts';
import { digestOf, newSecret } from '#server/kernel/secrets.ts';
import { freePort } from '../tests/harness/fursa-process.ts';

const CLOCK_TICK_MICROSECONDS = 10_000;
/** A bench that is broken off takes its server with it. */
const END_WITH_PARENT = ['--import', new URL('../scripts/end-with-parent.mjs', import.meta.url).href];
const DATABASE = /^fursa_bench_(\d+)_/;

export type BenchServer = Awaited<ReturnType<typeof startBenchServer>>;

/** Fursa in production mode on a PostgreSQL database of its own. */
export async function startBenchServer(
  adminUrl: string,
  fill: (database: Awaited<ReturnType<typeof openPostgres>>) => Promise<void>,
  settings: Record<string, string> = {},
) {
  await dropLeftBehind(adminUrl);
  const name = `fursa_bench_${process.pid}_${Math.random().toString(36).slice(2, 8)}`;
  await asAdministrator(adminUrl, `create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const database = await openPostgres(url.href);
  await fill(database);
  await database.query('analyze');
  await database.close();

  const [port, dataDir] = [await freePort(), await mkdtemp(path.join(tmpdir(), 'fursa-bench-'))];
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    FURSA_MODE: 'serve',
    FURSA_BENCH: '1',
    LOG_LEVEL: 'silent',
    // Applications are counted per address: the bench brings a new one with each.
    TRUST_PROXY: 'true',
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: url.href,
    ...settings,
  };
  const child = spawn(process.execPath, [...END_WITH_PARENT, 'build/fursa.mjs'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await listening(child);
  const base = `http://127.0.0.1:${port}`;
  const observer = new pg.Client({ connectionString: url.href });
  await observer.connect();

  return {
    base,
    pid: child.pid as number,
    /** Microseconds of CPU that the server and its database backends have used so far. */
    async cpu(): Promise<number> {
      const { cpu } = (await (await fetch(`${base}/bench/usage`)).json()) as { cpu: { user: number; system: number } };
      const { rows } = await observer.query<{ pid: number }>(
        'select pid from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
        [name],
      );
      let backends = 0;
      for (const { pid } of rows) backends += await processCpu(pid);
      return cpu.user + cpu.system + backends;
    },
    /** The cookie of somebody who is signed in: an administrator, or a member of a company. */
    async signIn(companyId: number | null = null): Promise<string> {
      const token = `s.${newSecret()}`;
      await observer.query(
        `with person as (
           insert into users (name, username, role)
           values ('Bench', $1, case when $3::bigint is null then 'admin' else 'company' end) returning id
         ),
         member as (
           insert into company_members (user_id, company_id, role) select id, $3::bigint, 'owner' from person where $3 is not null
         )
         insert into sessions (user_id, token_hash, expires_at) select id, $2, now() + interval '1 day' from person`,
        [`bench-${newSecret().slice(0, 8).toLowerCase()}`, digestOf(token), companyId],
      );
      return `fursa_session=${token}`;
    },
    /** What the database holds, or would hold at another time. */
    query: async <Row extends pg.QueryResultRow>(text: string) => (await observer.query<Row>(text)).rows,
    /** Until every mail has gone out. */
    async mailSent(): Promise<void> {
      for (let waiting = 1; waiting > 0; ) {
        const { rows } = await observer.query<{ waiting: number }>(
          'select count(*)::int as waiting from mails where sent_at is null',
        );
        waiting = rows[0]?.waiting ?? 0;
        if (waiting > 0) await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    async stop(): Promise<void> {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
      await observer.end();
      await asAdministrator(adminUrl, `drop database ${name} with (force)`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function processCpu(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (!stat) return 0;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * CLOCK_TICK_MICROSECONDS;
}

function listening(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      if (text.includes('Fursa listens on')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${text}`)));
  });
}

/** A bench that was broken off left its databases: those of processes that have ended are dropped. */
async function dropLeftBehind(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database where datname like 'fursa\\_bench\\_%'`,
  );
  for (const { datname } of rows) {
    const pid = Number(DATABASE.exec(datname)?.[1]);
    if (pid > 0 && !isAlive(pid)) await client.query(`drop database if exists ${datname} with (force)`);
  }
  await client.end();
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function asAdministrator(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
