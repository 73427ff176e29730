import type { FastifyInstance } from 'fastify';
import { AppError } from '#shared/kernel/errors.ts';
import { IdInPath } from '#shared/kernel/ids.ts';
import { letGoOfStalledReader } from '../http/stalled-reader.ts';
import type { Logos } from './logos.service.ts';

/** Logos for everybody. Their address changes with their content, so browsers may keep them. */
export function mountLogos(app: FastifyInstance, logos: Logos): void {
  app.get('/files/logo/:id', async (request, reply) => {
    const id = IdInPath.safeParse((request.params as { id: string }).id);
    if (!id.success) throw new AppError('not_found');
    const { content, mediaType, bytes } = await logos.open(id.data);
    letGoOfStalledReader(reply);
    return reply
      .type(mediaType)
      .header('content-length', bytes)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(content);
  });
}
