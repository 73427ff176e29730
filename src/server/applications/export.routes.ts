import type { FastifyInstance } from 'fastify';
import { countedAddress } from '../http/counted-address.ts';
import { letGoOfStalledReader } from '../http/stalled-reader.ts';
import { readLocale } from '../http/visit.ts';
import type { ExportService } from './export.service.ts';

export function mountApplicationExport(app: FastifyInstance, exports: ExportService): void {
  app.get('/api/application/:receipt/export', async (request, reply) => {
    const { receipt } = request.params as { receipt: string };
    const locale = readLocale(request.cookies, request.headers['accept-language']);
    // The account may find the application by its id, but the archive contains only what everybody with the link may
    // see.
    const reader = { user: null, words: app.wordsIn(locale), locale };
    const { session } = await request.openVisit();
    const viewer = session?.user ?? null;
    const { name, bytes, content } = await exports.open(receipt, viewer, countedAddress(request.ip), reader);
    letGoOfStalledReader(reply);
    return reply
      .type('application/zip')
      .header('content-length', bytes)
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .send(content);
  });
}
