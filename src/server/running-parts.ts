import type { FastifyInstance } from 'fastify';
import { createDrain } from './http/drain.ts';
import type { Sessions } from './identity/sessions.ts';
import type { Module } from './module.ts';
import type { Plumbing } from './plumbing.ts';
import type { JobName, Jobs, Schedule } from './queue/job.ts';
import { startWorkers, type Workers } from './queue/workers.ts';

const MINUTE_MS = 60_000;
/** How long requests that are still open after draining may take. */
const CUT_MS = 1_000;

type Parts = Plumbing & { app: FastifyInstance; modules: readonly Module[]; sessions: Sessions };

/** Background work beside the HTTP server, and the shutdown of everything. */
export function createRunningParts({ app, modules, sessions, database, queue, realtime, fileParserPool, log }: Parts) {
  const drain = createDrain(app);
  let workers: Workers | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function cleanUp(): Promise<void> {
    for (const sweep of modules.flatMap(({ sweeps = [] }) => sweeps)) await sweep();
  }
  const jobs: Jobs = Object.assign({}, ...modules.map((module) => module.jobs));
  const schedules: Schedule[] = [
    ...modules.flatMap((module) => module.schedules ?? []),
    { name: 'clean-up', every: '17 * * * *', run: cleanUp },
  ];
  function eachMinute(): void {
    for (const { everyMinute } of modules) {
      everyMinute?.().catch((error) => log.warn({ err: error }, 'what is done every minute failed'));
    }
  }

  return {
    isDraining: drain.isDraining,
    /** Runs what is done at fixed times, or all jobs of a kind that are due, so that tests do not wait for them. */
    async run(name: string): Promise<void> {
      const schedule = schedules.find((one) => one.name === name);
      await (schedule ? schedule.run() : queue.runDue(name as JobName));
    },
    prepareQueue: () => queue.prepare(jobs, schedules),
    async start(): Promise<void> {
      await realtime.start(app.server, sessions);
      for (const module of modules) await module.start?.();
      workers = await startWorkers(database, jobs, schedules, log);
      timer = setInterval(eachMinute, MINUTE_MS);
    },
    /**
     * Reports not ready, disconnects sockets, answers what was sent, and then ends connections and background work.
     * Tests that have read all their answers end it `atOnce`.
     */
    async close({ atOnce = false } = {}): Promise<void> {
      drain.begin();
      clearInterval(timer);
      realtime.disconnectAll();
      if (!atOnce) {
        await drain.untilQuiet();
        await drain.stopListening();
      }
      // Connections that were busy a moment ago would be kept alive for another request, which must not come.
      const closing = setInterval(() => app.server.closeIdleConnections(), 50);
      // Responses that are still not sent completely are cut off.
      const cutting = setTimeout(() => app.server.closeAllConnections(), CUT_MS);
      await app.close();
      clearInterval(closing);
      clearTimeout(cutting);
      await realtime.close();
      fileParserPool.close();
      await workers?.stop();
      for (const { stop } of modules) await stop?.();
      await database.close();
    },
  };
}
