import { createAdapter } from '@socket.io/postgres-adapter';
import type { Client, Pool } from 'pg';
import type { Logger } from 'pino';
import type { Postgres } from '../db/open-postgres.ts';

type Parts = { postgres: Pick<Postgres, 'pool' | 'connect'>; log: Pick<Logger, 'warn'>; onReconnect: () => void };

/** The time that the adapter needs to subscribe after it has got a connection, in milliseconds. */
const SUBSCRIBED_MS = 500;

/** Sends realtime events between processes over PostgreSQL, and reconnects after failures. */
export function createPostgresAdapter({ postgres, log, onReconnect }: Parts) {
  const warn = (error: unknown) => log.warn({ err: error }, 'realtime between processes is interrupted');
  let listening: Client | null = null;

  const connections = {
    /**
     * The adapter never returns a dead connection, so the one that it listens on does not come from the pool. After a
     * failure it may connect twice and would then receive every event twice, so the older connection is ended.
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
    /**
     * The adapter does not handle some rejections, which would end the process. Events that are lost here are caught up
     * with later.
     */
    query: (text: string, values?: unknown[]) =>
      postgres.pool.query(text, values).catch((error) => {
        warn(error);
        return { rows: [{}] };
      }),
  };
  return createAdapter(connections as unknown as Pool, { errorHandler: warn });
}
