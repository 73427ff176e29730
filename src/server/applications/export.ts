import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import type { FileStore } from '../files/file-store.ts';
import { writeZip, type ZipEntry } from '../files/zip-writer.ts';
import type { ReceiptService } from './receipt.service.ts';

/** Everything about one application in one archive, for whoever holds its link. */
export function mountApplicationExport(app: FastifyInstance, receipts: ReceiptService, files: FileStore): void {
  app.get('/api/application/:receipt/export', async (request, reply) => {
    const { receipt } = request.params as { receipt: string };
    const row = await receipts.find(receipt);
    const application = await receipts.show(row);
    const entries: ZipEntry[] = [
      { name: 'application.json', content: Buffer.from(JSON.stringify(application, null, 2)) },
    ];
    if (row.fileKey !== null && row.resumeName !== null) {
      // The name was cleaned when it was uploaded; the folder keeps it apart from the rest.
      const content = await buffer(await files.read(row.fileKey));
      entries.push({ name: `cv/${row.resumeName}`, content });
    }
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="application-${row.slug.replace(/[^\w-]/g, '')}.zip"`)
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .send(writeZip(entries, new Date()));
  });
}
