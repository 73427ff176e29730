import type { FastifyInstance } from 'fastify';

/** What `npm run bench` measures with: a route that does nothing, and what the process has used so far. */
export function mountBench(app: FastifyInstance): void {
  app.get('/bench/hello', async () => ({ hello: 'world' }));
  app.get('/bench/usage', async () => ({ cpu: process.cpuUsage(), memory: process.memoryUsage() }));
}
