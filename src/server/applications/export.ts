import type { FastifyInstance } from 'fastify';
import { countedAddress } from '../http/counted-address.ts';
import { letGoOfStalledReader } from '../http/stalled-reader.ts';
import type { ExportService } from './export.service.ts';

export function mountApplicationExport(app: FastifyInstance, exports: ExportService): void {
  app.get('/api/application/:receipt/export', async (request, reply) => {
    const { receipt } = request.params as { receipt: string };
    const { name, bytes, content } = await exports.open(receipt, countedAddress(request.ip));
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
