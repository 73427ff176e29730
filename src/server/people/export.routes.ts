import type { FastifyInstance } from 'fastify';
import { adminOnly } from '#shared/kernel/access.ts';
import { today } from '#shared/kernel/dates.ts';
import { AppError } from '#shared/kernel/errors.ts';
import { IdInPath } from '#shared/kernel/ids.ts';
import { callerOf, idIn } from '../http/file-answer.ts';
import { letGoOfStalledReader } from '../http/stalled-reader.ts';
import type { PersonArchives } from './export.service.ts';

export function mountPersonExport(app: FastifyInstance, archives: PersonArchives): void {
  app.get('/api/admin/people/:id/export.zip', async (request, reply) => {
    const admin = await callerOf(request, adminOnly);
    const id = idIn(request);
    const recorded = IdInPath.safeParse((request.query as Record<string, unknown>).recorded);
    if (!recorded.success) throw new AppError('not_found');
    const { bytes, content } = await archives.open(admin, id, recorded.data);
    letGoOfStalledReader(reply);
    return reply
      .type('application/zip')
      .header('content-length', bytes)
      .header('content-disposition', `attachment; filename="person-${id}-${today()}.zip"`)
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .send(content);
  });
}
