import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { AppError } from '#shared/kernel/errors.ts';
import type { Config } from '../config.ts';

/** Serves `/metrics` to clients with the token. If no token is set, only to this machine. */
export function mountMetrics(app: FastifyInstance, config: Access): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, config)) throw new AppError('not_found');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

type Access = Pick<Config, 'metricsToken' | 'publicUrl' | 'trustProxy'>;

const LOOPBACK = /^(127\.|::1$|::ffff:127\.|localhost$|\[::1\]$)/;
const FORWARDED = /^(forwarded|via|x-forwarded-.*|x-real-ip|cf-connecting-ip|true-client-ip)$/;

function mayRead(request: FastifyRequest, { metricsToken: token, publicUrl, trustProxy }: Access): boolean {
  if (token) {
    const given = Buffer.from(request.headers.authorization ?? '');
    const expected = Buffer.from(`Bearer ${token}`);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
  // Requests through a proxy on this machine come from loopback too, and need not carry a forwarding header. So if the
  // settings or a request's headers point to a proxy, only the token counts.
  if (trustProxy !== false || !LOOPBACK.test(new URL(publicUrl).hostname)) return false;
  if (Object.keys(request.headers).some((name) => FORWARDED.test(name))) return false;
  return LOOPBACK.test(request.socket.remoteAddress ?? '');
}
