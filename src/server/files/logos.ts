import type { FastifyInstance } from 'fastify';
import { AppError } from '#shared/kernel/errors.ts';
import { IdInPath } from '#shared/kernel/ids.ts';
import type { Db } from '../db/database.ts';
import { letGoOfStalledReader } from '../http/stalled-reader.ts';
import type { FileStore } from './file-store.ts';
import { findLogo } from './files.store.ts';

/** Logos for everybody. Their address changes with their content, so browsers may keep them. */
export function mountLogos(app: FastifyInstance, db: Db, files: FileStore): void {
  app.get('/files/logo/:id', async (request, reply) => {
    const id = IdInPath.safeParse((request.params as { id: string }).id);
    const logo = id.success ? await findLogo(db, id.data) : undefined;
    if (!logo) throw new AppError('not_found');
    const content = await files.read(logo.key).catch(() => {
      throw new AppError('not_found');
    });
    letGoOfStalledReader(reply);
    return reply
      .type(logo.mediaType)
      .header('content-length', logo.bytes)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(content);
  });
}
