import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';

/** Who asks within this time asks together. */
const GATHER_MS = 100;

type Work = {
  name: string;
  run: () => Promise<void>;
  /** A cron expression: how often the work is done without being asked for. */
  every: string;
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
  for (const { name, run } of works) {
    await boss.work(name, { pollingIntervalSeconds: 0.5, batchSize: 1 }, async () => {
      await run();
    });
  }
  const asked = new Map<string, NodeJS.Timeout>();
  return {
    /** Does the work soon. Asking again while it already waits changes nothing, and costs nothing. */
    ask(name: string): void {
      if (asked.has(name)) return;
      const send = () => {
        asked.delete(name);
        boss.send(name, {}).catch((error) => log.warn({ err: error }, 'queue trouble'));
      };
      asked.set(name, setTimeout(send, GATHER_MS).unref());
    },
    async stop(): Promise<void> {
      for (const timer of asked.values()) clearTimeout(timer);
      await boss.stop({ graceful: true, wait: true, timeout: 5_000 });
    },
  };
}
export type Queue = Awaited<ReturnType<typeof startQueue>>;
