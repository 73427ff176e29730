import type { FastifyInstance } from 'fastify';

/**
 * Routes for `npm run bench`: one that does nothing, and one that returns the process's use of processor and memory.
 */
export function mountBench(app: FastifyInstance): void {
  app.get('/bench/hello', async () => ({ hello: 'world' }));
  app.get('/bench/usage', async () => ({ cpu: process.cpuUsage(), memory: process.memoryUsage() }));
}
