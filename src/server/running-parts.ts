import type { FastifyInstance } from 'fastify';
import { createDrain } from './http/drain.ts';
import type { Sessions } from './identity/sessions.ts';
import type { Noun } from './noun.ts';
import type { Plumbing } from './plumbing.ts';
import { type Queue, startQueue, type Work } from './queue/queue.ts';

const MINUTE_MS = 60_000;
/** How long requests that were not answered while it drained are waited for. */
const CUT_MS = 1_000;

type Parts = Plumbing & { app: FastifyInstance; nouns: readonly Noun[]; sessions: Sessions };

/** What runs beside the answering of requests, and how everything ends. */
export function createRunningParts({ app, nouns, sessions, database, events, realtime, readingRoom, log }: Parts) {
  const drain = createDrain(app);
  let queue: Queue | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function cleanUp(): Promise<void> {
    for (const sweep of nouns.flatMap(({ sweeps = [] }) => sweeps)) await sweep();
  }
  const works: Work[] = [
    ...nouns.flatMap((noun) => noun.works ?? []),
    { name: 'clean-up', every: '17 * * * *', run: cleanUp },
  ];
  function eachMinute(): void {
    for (const { everyMinute } of nouns) {
      everyMinute?.().catch((error) => log.warn({ err: error }, 'what is done every minute failed'));
    }
  }

  return {
    isDraining: drain.isDraining,
    /** Does one of the background works now: tests do not wait for the queue. */
    async run(name: string): Promise<void> {
      const work = works.find((one) => one.name === name);
      if (!work) throw new Error(`there is no work called ${name}`);
      await work.run();
    },
    async start(): Promise<void> {
      await realtime.start(app.server, sessions);
      for (const noun of nouns) await noun.start?.();
      queue = await startQueue(database, works, events, log);
      timer = setInterval(eachMinute, MINUTE_MS);
    },
    /** Not ready any more; open sockets are told; what was sent is answered; then connections and background work end. */
    async close(): Promise<void> {
      drain.begin();
      clearInterval(timer);
      realtime.sayGoodbye();
      await drain.untilQuiet();
      // Connections that were busy a moment ago would be kept alive for the next request, which must not come.
      const closing = setInterval(() => app.server.closeIdleConnections(), 50);
      // What has still not been sent whole is not waited for.
      const cutting = setTimeout(() => app.server.closeAllConnections(), CUT_MS);
      await app.close();
      clearInterval(closing);
      clearTimeout(cutting);
      await realtime.close();
      readingRoom.close();
      await queue?.stop();
      await database.close();
    },
  };
}
