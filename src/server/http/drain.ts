import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';

const LOOK_MS = 50;
/** So many looks in a row without a request: what had been sent has arrived by then. */
const QUIET_LOOKS = 6;
const MOST_LOOKS = 90;

/**
 * How a server ends without cutting anybody off. A request that was sent may still wait in the system's buffers, where
 * closing would reset it; so what comes is answered until nothing comes, each answer asking its sender to go elsewhere.
 */
export function createDrain(app: FastifyInstance) {
  let isDraining = false;
  const open = watchRequests(app.server);
  app.addHook('onRequest', async (_, reply) => {
    if (isDraining) reply.header('connection', 'close');
  });
  return {
    isDraining: () => isDraining,
    begin(): void {
      isDraining = true;
    },
    /** Resolves when everything that came was answered and nothing more comes, or when patience ends. */
    async untilQuiet(): Promise<void> {
      let quiet = 0;
      for (let look = 0; quiet < QUIET_LOOKS && look < MOST_LOOKS; look += 1) {
        const before = open.arrived();
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
        quiet = open.running() === 0 && open.arrived() === before ? quiet + 1 : 0;
      }
    },
  };
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
