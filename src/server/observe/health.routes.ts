import type { FastifyInstance } from 'fastify';
import { AppError } from '#shared/kernel/errors.ts';
import type { Database } from '../db/database.ts';

const PATIENCE_MS = 2_000;

/** `/healthz`: the process is running. `/readyz`: it can serve requests and is not shutting down. */
export function mountHealth(app: FastifyInstance, database: Database, isDraining: () => boolean): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    if (isDraining()) {
      // The client reconnects for its next request, and may reach another process.
      reply.header('connection', 'close');
      throw new AppError('unavailable');
    }
    const late = new Promise((_, fail) => setTimeout(() => fail(new AppError('unavailable')), PATIENCE_MS).unref());
    await Promise.race([database.query('select 1', []), late]).catch(() => {
      throw new AppError('unavailable');
    });
    return { status: 'ready' };
  });
}
