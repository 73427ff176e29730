import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';

/** How often the worker looks for what was asked for: asking more often than that would be of no use. */
const LOOK_MS = 500;
/** The same where nobody ever asks, and the schedule alone says when. */
const LOOK_SELDOM_MS = 5_000;

type Work = {
  name: string;
  run: () => Promise<void>;
  /** A cron expression: how often the work is done without being asked for. */
  every: string;
  /** It is asked for, and should be done soon. */
  isAsked?: true;
};

/** Background work on the product's own database. However often it is asked for, one run waits at most. */
export async function startQueue(database: Database, works: Work[], log: Logger) {
  const boss = new PgBoss({
    db: { executeSql: (text: string, values: unknown[]) => database.query(text, values) },
    schema: 'pgboss',
    archiveCompletedAfterSeconds: 3600,
    deleteAfterDays: 1,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'queue trouble'));
  // Making a queue locks tables: two processes that did so at once would wait for each other.
  await database.inTurn(async () => {
    await boss.start();
    for (const { name, every } of works) {
      await boss.createQueue(name, {
        name,
        policy: 'short',
        retryLimit: 20,
        retryDelay: 15,
        retryBackoff: true,
        expireInSeconds: 300,
      });
      await boss.schedule(name, every);
    }
  });
  for (const { name, run, isAsked } of works) {
    const pollingIntervalSeconds = (isAsked ? LOOK_MS : LOOK_SELDOM_MS) / 1000;
    await boss.work(name, { pollingIntervalSeconds, batchSize: 1 }, async () => {
      await run();
    });
  }
  const pauses = new Map<string, { again: boolean; timer: NodeJS.Timeout }>();

  /** The first asks at once; who asks in the pause after that asks together, at its end. */
  function ask(name: string): void {
    const running = pauses.get(name);
    if (running) {
      running.again = true;
      return;
    }
    boss.send(name, {}).catch((error) => log.warn({ err: error }, 'queue trouble'));
    const end = () => {
      pauses.delete(name);
      if (pause.again) ask(name);
    };
    const pause = { again: false, timer: setTimeout(end, LOOK_MS).unref() };
    pauses.set(name, pause);
  }

  return {
    /** Does the work soon. Asking again while it already waits changes nothing, and costs nothing. */
    ask,
    async stop(): Promise<void> {
      for (const { timer } of pauses.values()) clearTimeout(timer);
      await boss.stop({ graceful: true, wait: true, timeout: 5_000 });
    },
  };
}
export type Queue = Awaited<ReturnType<typeof startQueue>>;
