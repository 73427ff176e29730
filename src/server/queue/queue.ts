import PgBoss from 'pg-boss';
import type { Database, Db } from '../db/database.ts';
import { runNumbered } from '../db/prepared.ts';
import type { Tx } from '../kernel/events.ts';
import type { Job, JobName, JobPayloads, Jobs, Schedule } from './job.ts';

export const SCHEMA = 'pgboss';

/** Queues of earlier versions. Their schedules would go on adding jobs that nobody runs. */
const REPLACED = ['mail', 'password-resets', 'own-exports'];

const SCHEDULE_OPTIONS = {
  policy: 'short',
  retryLimit: 20,
  retryDelay: 15,
  retryBackoff: true,
  expireInSeconds: 300,
} as const;
const GIVEN_UP_OPTIONS = { retryLimit: 20, retryDelay: 15, retryBackoff: true, expireInSeconds: 60 };

type NewJob<Name extends JobName> = {
  payload: JobPayloads[Name];
  /** Seconds from now, or a time. Without it the job is started at once. */
  startAfter?: number | Date | undefined;
  key?: string;
};
type AddOptions = Omit<NewJob<JobName>, 'payload'> & { tx: Tx };

/** A job as the queue keeps it, of any kind. */
export type AnyJob = Job<JobPayloads[JobName]>;
export const jobEntries = (jobs: Jobs) => Object.entries(jobs) as unknown as [JobName, AnyJob][];

export const givenUp = (name: JobName) => `${name}.given_up`;
export const portionOf = (job: AnyJob) => ('portion' in job ? job.portion : 1);

/** Jobs on the product's own database, kept by pg-boss. This part adds them; the workers run them. */
export function createQueue(database: Database) {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.query(text, values) },
    schema: SCHEMA,
    supervise: false,
    schedule: false,
  });
  let known: Jobs = {};

  async function addAll<Name extends JobName>(name: Name, jobs: readonly NewJob<Name>[], tx: Tx): Promise<void> {
    if (jobs.length === 0) return;
    const rows = jobs.map(({ payload, startAfter, key }) => ({
      name,
      data: payload,
      ...(startAfter !== undefined && { startAfter: moment(startAfter) }),
      ...(key !== undefined && { singletonKey: key }),
    }));
    await boss.insert(rows, { db: executorOf(tx, 'add_jobs') });
  }

  /** A queue is created together with what was waiting for it: a process that dies in between leaves neither. */
  async function createQueueOf(name: JobName, job: AnyJob): Promise<void> {
    await database.db.transaction(async (tx) => {
      const inside = new PgBoss({ db: executorOf(tx), schema: SCHEMA });
      await inside.createQueue(name, optionsOf(name, job));
      const waiting = (await job.waitingBefore?.(tx)) ?? [];
      if (waiting.length > 0) await inside.insert(waiting.map((data) => ({ name, data })));
    });
  }

  return {
    /** Adds a job in the transaction of the change that needs it: both are committed, or neither. */
    add<Name extends JobName>(name: Name, payload: JobPayloads[Name], { tx, ...options }: AddOptions): Promise<void> {
      return addAll(name, [{ payload, ...options }], tx);
    },
    addAll,

    /** Creates what the queues need in the database. Services can add jobs afterwards. */
    async prepare(jobs: Jobs, schedules: readonly Schedule[]): Promise<void> {
      known = jobs;
      // Creating a queue locks tables, so two processes that did so at once would wait for each other.
      await database.inTurn(async () => {
        await boss.start();
        const existing = new Set((await boss.getQueues()).map(({ name }) => name));
        for (const [name, job] of jobEntries(jobs)) {
          if (job.giveUp && !existing.has(givenUp(name))) {
            await boss.createQueue(givenUp(name), { name: givenUp(name), ...GIVEN_UP_OPTIONS });
          }
          if (existing.has(name)) await boss.updateQueue(name, optionsOf(name, job));
          else await createQueueOf(name, job);
        }
        for (const { name } of schedules) {
          if (!existing.has(name)) await boss.createQueue(name, { name, ...SCHEDULE_OPTIONS });
        }
        for (const name of REPLACED) {
          if (existing.has(name)) await boss.deleteQueue(name);
        }
      });
    },

    /** Runs all jobs of a kind that are due, so that tests do not wait for the workers. */
    async runDue(name: JobName): Promise<void> {
      const job = known[name] as AnyJob | undefined;
      if (!job) throw new Error(`there is no job called ${name}`);
      await drain(boss, name, portionOf(job), (payloads) => runJobs(job, payloads));
      if (job.giveUp) await drain(boss, givenUp(name), 1, ([payload]) => job.giveUp?.(payload as never));
    },
  };
}
export type Queue = ReturnType<typeof createQueue>;

export async function runJobs(job: AnyJob, payloads: JobPayloads[JobName][]): Promise<void> {
  if ('portion' in job) return job.runPortion(payloads);
  const signal = AbortSignal.timeout(job.expiresAfterSeconds * 1_000);
  for (const payload of payloads) await job.run(payload, signal);
}

async function drain(
  boss: PgBoss,
  name: string,
  portion: number,
  run: (payloads: JobPayloads[JobName][]) => Promise<void> | undefined,
): Promise<void> {
  let failure: unknown;
  for (;;) {
    const jobs = await boss.fetch<JobPayloads[JobName]>(name, { batchSize: portion });
    if (jobs.length === 0) break;
    const ids = jobs.map(({ id }) => id);
    try {
      await run(jobs.map(({ data }) => data));
      await boss.complete(name, ids);
    } catch (error) {
      failure ??= error;
      await boss.fail(name, ids);
    }
  }
  if (failure) throw failure;
}

function optionsOf(name: JobName, { retries, retryAfterSeconds, expiresAfterSeconds, isKeyed, giveUp }: AnyJob) {
  return {
    name,
    policy: isKeyed ? ('short' as const) : ('standard' as const),
    retryLimit: retries,
    retryDelay: retryAfterSeconds,
    expireInSeconds: expiresAfterSeconds,
    ...(giveUp && { deadLetter: givenUp(name) }),
  };
}

/** pg-boss reads a time, or a span that it adds to the database's own clock. */
function moment(startAfter: number | Date): string {
  return typeof startAfter === 'number' ? `${startAfter} seconds` : startAfter.toISOString();
}

/** Lets pg-boss work inside a transaction. */
function executorOf(tx: Db, name?: string): PgBoss.Db {
  return { executeSql: async (text, values) => ({ rows: await runNumbered(tx, text, values, name) }) };
}
