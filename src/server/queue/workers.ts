import { setTimeout as pause } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import type { JobName, JobPayloads, Jobs, Schedule } from './job.ts';
import { releaseJobs } from './queue.store.ts';
import { givenUp, jobEntries, portionOf, runJobs, SCHEMA } from './queue.ts';

const POLL_SECONDS = 0.5;
/** The polling interval for scheduled work, and for jobs that have failed for good. */
const SELDOM_POLL_SECONDS = 5;
/** How often pg-boss looks for jobs whose process has died. */
const MAINTENANCE_SECONDS = 15;
const RECONNECT_MS = 1_000;

/** Runs the jobs of the queue and the scheduled work in this process. Other processes do the same. */
export async function startWorkers(database: Database, jobs: Jobs, schedules: readonly Schedule[], log: Logger) {
  const warn = (error: unknown) => log.warn({ err: error }, 'queue trouble');
  let isRunning = false;
  let isOver = false;

  /**
   * pg-boss does not await every query, and a rejection that nobody handles would end the process. So a query that
   * fails is repeated until the database is back.
   */
  async function executeSql(text: string, values: unknown[]) {
    for (;;) {
      try {
        return await database.query(text, values);
      } catch (error) {
        if (isOver) return new Promise<never>(() => {});
        if (!isRunning) throw error;
        warn(error);
        await pause(RECONNECT_MS, undefined, { ref: false });
      }
    }
  }

  const boss = new PgBoss({
    db: { executeSql },
    schema: SCHEMA,
    maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
    archiveCompletedAfterSeconds: 3600,
    deleteAfterDays: 1,
  });
  boss.on('error', warn);
  await database.inTurn(async () => {
    await boss.start();
    for (const { name, every } of schedules) await boss.schedule(name, every);
  });
  if (database.engine === 'pglite') await releaseJobs(database);
  isRunning = true;

  type Payload = JobPayloads[JobName];
  async function work(queue: string, pollingIntervalSeconds: number, batchSize: number, run: Run): Promise<void> {
    let workerId = '';
    workerId = await boss.work<Payload>(queue, { pollingIntervalSeconds, batchSize }, async (batch) => {
      // The next job is fetched as soon as this one is done.
      boss.notifyWorker(workerId);
      await run(batch.map(({ data }) => data)).catch((error) => {
        log.warn({ err: error, queue }, 'a job failed');
        // pg-boss stores what it is told, and an error of the database may quote names and addresses.
        throw new Error('the log says why');
      });
    });
  }
  type Run = (payloads: Payload[]) => Promise<void>;

  for (const [name, job] of jobEntries(jobs)) {
    const { giveUp, pollSeconds = POLL_SECONDS } = job;
    await work(name, pollSeconds, portionOf(job), (payloads) => runJobs(job, payloads));
    if (!giveUp) continue;
    await work(givenUp(name), SELDOM_POLL_SECONDS, 1, async (payloads) => {
      for (const payload of payloads) await giveUp(payload);
    });
  }
  for (const { name, run } of schedules) await work(name, SELDOM_POLL_SECONDS, 1, run);

  return {
    async stop(): Promise<void> {
      isRunning = false;
      await boss.stop({ graceful: true, wait: true, timeout: 5_000 });
      isOver = true;
    },
  };
}
export type Workers = Awaited<ReturnType<typeof startWorkers>>;
