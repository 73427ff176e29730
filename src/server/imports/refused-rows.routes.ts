import type { FastifyInstance } from 'fastify';
import { companyMember } from '#shared/kernel/access.ts';
import { contentDisposition } from '../files/content-disposition.ts';
import { callerOf, idIn } from '../http/file-answer.ts';
import { letGoOfStalledReader } from '../http/stalled-reader.ts';
import type { ImportsService } from './imports.service.ts';

export function mountRefusedRows(app: FastifyInstance, imports: ImportsService): void {
  app.get('/company/imports/:id/refused.csv', async (request, reply) => {
    const user = await callerOf(request, companyMember);
    const { words } = await request.openVisit();
    const { name, content } = await imports.openRefused(user, idIn(request), words);
    letGoOfStalledReader(reply);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', contentDisposition('attachment', name))
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .send(content);
  });
}
