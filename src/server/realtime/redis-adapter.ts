import type { Logger } from 'pino';

type Parts = { url: string; log: Pick<Logger, 'warn'>; onReconnect: () => void };

/** A command without a reply within this time has failed, because people connected to this process wait for it. */
const COMMAND_MS = 700;

/** Connects the processes' realtime events over Redis. Loaded only when it is used, because it takes much memory. */
export async function connectRedis({ url, log, onReconnect }: Parts) {
  const [{ Redis }, { createAdapter }] = await Promise.all([
    import('ioredis'),
    import('@socket.io/redis-streams-adapter'),
  ]);

  /**
   * The adapter delivers to the connections of its own process only after it has published to Redis. While Redis is
   * away, publishing fails at once instead of queueing, so that people on the same process still reach each other. The
   * adapter subscribes with duplicates of this client, which block on purpose and must wait until Redis is back.
   */
  class Publisher extends Redis {
    override duplicate(): InstanceType<typeof Redis> {
      return new Redis(url, { maxRetriesPerRequest: null });
    }
  }
  const client = new Publisher(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: COMMAND_MS,
  });
  client.on('error', (error) => log.warn({ err: error }, 'realtime between processes is interrupted'));
  let wasReady = false;
  client.on('ready', () => {
    if (wasReady) onReconnect();
    wasReady = true;
  });
  await firstAttemptOf(client);
  return { client, adapter: createAdapter(client) };
}

/**
 * Waits for the first connection attempt to succeed or fail: the server starts without Redis and connects to it later.
 */
function firstAttemptOf(client: { once(event: string, listener: () => void): unknown }): Promise<void> {
  return new Promise((resolve) => {
    for (const outcome of ['ready', 'error', 'close']) client.once(outcome, () => resolve());
  });
}
