import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { FastifyInstance } from 'fastify';

const CHECK_MS = 50;
/** After this many checks in a row without a request, everything that was sent has arrived. */
const QUIET_CHECKS = 6;
/** The longest time, in checks, that requests are still answered before and after the server stops listening. */
const MOST_CHECKS = { open: 60, closed: 60 };

/**
 * Shuts the server down without cutting anybody off. A request that was sent may still be in the system's buffers,
 * where closing the connection would reset it. So the server first only reports that it is not ready, and answers as
 * usual until proxies have moved elsewhere. It keeps connections open meanwhile: a new connection could still be
 * waiting to be accepted when the server stops listening, and the system would reset it. After that, each response is
 * the last on its connection.
 */
export function createDrain(app: FastifyInstance) {
  let isDraining = false;
  let isDoorClosed = false;
  const open = watchRequests(app.server);
  app.addHook('onRequest', async (_, reply) => {
    if (isDoorClosed) reply.header('connection', 'close');
  });
  return {
    isDraining: () => isDraining,
    begin(): void {
      isDraining = true;
    },
    /** Resolves when all requests were answered and no more arrive, or after the maximum number of checks. */
    untilQuiet: () => watch(MOST_CHECKS.open),
    /**
     * Stops accepting connections, and answers the open ones until nothing arrives over them any more. Closing Node's
     * HTTP server would also close connections on which no request has arrived yet, and reset a request that is on its
     * way. So only the underlying network server stops listening.
     */
    async stopListening(): Promise<void> {
      isDoorClosed = true;
      if (app.server.listening) NetServer.prototype.close.call(app.server);
      await watch(MOST_CHECKS.closed);
    },
  };

  async function watch(most: number): Promise<void> {
    let quiet = 0;
    for (let look = 0; quiet < QUIET_CHECKS && look < most; look += 1) {
      const before = open.arrived();
      await new Promise((resolve) => setTimeout(resolve, CHECK_MS));
      quiet = open.running() === 0 && open.arrived() === before ? quiet + 1 : 0;
    }
  }
}

function watchRequests(server: Server) {
  let arrived = 0;
  let running = 0;
  server.on('request', (_, response) => {
    arrived += 1;
    running += 1;
    response.once('close', () => {
      running -= 1;
    });
  });
  return { arrived: () => arrived, running: () => running };
}
