import type { FastifyInstance } from 'fastify';
import { createDrain } from './http/drain.ts';
import type { Sessions } from './identity/sessions.ts';
import type { Module } from './module.ts';
import type { Plumbing } from './plumbing.ts';
import { type Queue, startQueue, type Work } from './queue/queue.ts';

const MINUTE_MS = 60_000;
/** How long requests that are still open after draining may take. */
const CUT_MS = 1_000;

type Parts = Plumbing & { app: FastifyInstance; modules: readonly Module[]; sessions: Sessions };

/** Background work beside the HTTP server, and the shutdown of everything. */
export function createRunningParts({ app, modules, sessions, database, events, realtime, fileParserPool, log }: Parts) {
  const drain = createDrain(app);
  let queue: Queue | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function cleanUp(): Promise<void> {
    for (const sweep of modules.flatMap(({ sweeps = [] }) => sweeps)) await sweep();
  }
  const works: Work[] = [
    ...modules.flatMap((module) => module.works ?? []),
    { name: 'clean-up', every: '17 * * * *', run: cleanUp },
  ];
  function eachMinute(): void {
    for (const { everyMinute } of modules) {
      everyMinute?.().catch((error) => log.warn({ err: error }, 'what is done every minute failed'));
    }
  }

  return {
    isDraining: drain.isDraining,
    /** Runs one background task now, so that tests do not wait for the queue. */
    async run(name: string): Promise<void> {
      const work = works.find((one) => one.name === name);
      if (!work) throw new Error(`there is no work called ${name}`);
      await work.run();
    },
    async start(): Promise<void> {
      await realtime.start(app.server, sessions);
      for (const module of modules) await module.start?.();
      queue = await startQueue(database, works, events, log);
      timer = setInterval(eachMinute, MINUTE_MS);
    },
    /** Reports not ready, disconnects sockets, answers what was sent, and then ends connections and background work. */
    async close(): Promise<void> {
      drain.begin();
      clearInterval(timer);
      realtime.disconnectAll();
      await drain.untilQuiet();
      await drain.stopListening();
      // Connections that were busy a moment ago would be kept alive for another request, which must not come.
      const closing = setInterval(() => app.server.closeIdleConnections(), 50);
      // Responses that are still not sent completely are cut off.
      const cutting = setTimeout(() => app.server.closeAllConnections(), CUT_MS);
      await app.close();
      clearInterval(closing);
      clearTimeout(cutting);
      await realtime.close();
      fileParserPool.close();
      await queue?.stop();
      await database.close();
    },
  };
}
