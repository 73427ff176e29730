import { createAdapter } from '@socket.io/postgres-adapter';
import type { Client, Pool } from 'pg';
import type { Logger } from 'pino';
import type { Postgres } from '../db/open-postgres.ts';

type Parts = { postgres: Pick<Postgres, 'pool' | 'connect'>; log: Pick<Logger, 'warn'>; onReconnect: () => void };

/** The adapter subscribes a moment after it is given a connection. */
const SUBSCRIBED_MS = 500;

/** Carries realtime between processes over PostgreSQL, also when connections die. */
export function createPostgresAdapter({ postgres, log, onReconnect }: Parts) {
  const warn = (error: unknown) => log.warn({ err: error }, 'realtime between processes is interrupted');
  let listening: Client | null = null;

  const connections = {
    /**
     * The adapter never gives a dead connection back, so those it listens with do not come from the pool. After trouble
     * it may ask twice, and would then hear everything twice: the older one ends.
     */
    async connect() {
      const isFirst = listening === null;
      listening?.removeAllListeners('end').removeAllListeners('notification');
      await listening?.end().catch(() => {});
      const client = await postgres.connect();
      listening = client;
      if (!isFirst) setTimeout(onReconnect, SUBSCRIBED_MS).unref();
      return Object.assign(client, { release: () => client.end().catch(() => {}) });
    },
    /** The adapter lets some rejections escape, which would end the process: what was not told is caught up with later. */
    query: (text: string, values?: unknown[]) =>
      postgres.pool.query(text, values).catch((error) => {
        warn(error);
        return { rows: [{}] };
      }),
  };
  return createAdapter(connections as unknown as Pool, { errorHandler: warn });
}
