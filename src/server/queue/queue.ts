import { setTimeout as pause } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import type { Events } from '../kernel/events.ts';
import type { Audience } from '../kernel/heard-by.ts';

/** How often the worker looks for what was asked for: asking more often than that would be of no use. */
const LOOK_MS = 500;
/** The same where nobody ever asks, and the schedule alone says when. */
const LOOK_SELDOM_MS = 5_000;
const ASK_AGAIN_MS = 1_000;

export type Work = {
  name: string;
  run: () => Promise<void>;
  /** A cron expression: how often the work is done without being asked for. */
  every: string;
  /** After the events that this audience hears, it should be done soon. */
  after?: Audience;
};

/** Background work on the product's own database. However often it is asked for, one run waits at most. */
export async function startQueue(database: Database, works: readonly Work[], events: Events, log: Logger) {
  const warn = (error: unknown) => log.warn({ err: error }, 'queue trouble');
  let isRunning = false;
  let isOver = false;

  /** pg-boss does not wait for all that it asks, and a refusal nobody waits for ends the process: it is asked again. */
  async function executeSql(text: string, values: unknown[]) {
    for (;;) {
      try {
        return await database.query(text, values);
      } catch (error) {
        if (isOver) return new Promise<never>(() => {});
        if (!isRunning) throw error;
        warn(error);
        await pause(ASK_AGAIN_MS, undefined, { ref: false });
      }
    }
  }

  const boss = new PgBoss({
    db: { executeSql },
    schema: 'pgboss',
    archiveCompletedAfterSeconds: 3600,
    deleteAfterDays: 1,
  });
  boss.on('error', warn);
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
  isRunning = true;
  for (const { name, run, after } of works) {
    const pollingIntervalSeconds = (after ? LOOK_MS : LOOK_SELDOM_MS) / 1000;
    await boss.work(name, { pollingIntervalSeconds, batchSize: 1 }, async () => {
      await run();
    });
  }
  const asked = new Map<string, { again: boolean }>();

  /** The first asks at once; who asks until that is answered, or in the pause after it, asks together, at its end. */
  async function ask(name: string): Promise<void> {
    const before = asked.get(name);
    if (before) {
      before.again = true;
      return;
    }
    const asking = { again: false };
    asked.set(name, asking);
    await boss.send(name, {}).catch(warn);
    await pause(LOOK_MS, undefined, { ref: false });
    asked.delete(name);
    if (asking.again && isRunning) void ask(name);
  }

  for (const { name, after } of works) {
    if (!after) continue;
    events.afterCommit(after, () => void ask(name));
    // Work that was requested before the process last ended is done now.
    void ask(name);
  }

  return {
    async stop(): Promise<void> {
      isRunning = false;
      await boss.stop({ graceful: true, wait: true, timeout: 5_000 });
      isOver = true;
    },
  };
}
export type Queue = Awaited<ReturnType<typeof startQueue>>;
