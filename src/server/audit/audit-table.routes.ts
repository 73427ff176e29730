import type { FastifyInstance } from 'fastify';
import { AuditFilters } from '#shared/audit/audit.contract.ts';
import { adminOnly } from '#shared/kernel/access.ts';
import { today } from '#shared/kernel/dates.ts';
import { AppError } from '#shared/kernel/errors.ts';
import { z } from '#shared/kernel/schema.ts';
import { parseInput } from '#shared/kernel/validation.ts';
import { callerOf } from '../http/file-answer.ts';
import { letGoOfStalledReader } from '../http/stalled-reader.ts';
import type { AuditTables } from './audit-table.service.ts';

const Filters = z.strictObject(AuditFilters.shape);

export function mountAudit(app: FastifyInstance, tables: AuditTables): void {
  app.get('/admin/audit/export.csv', async (request, reply) => {
    const user = await callerOf(request, adminOnly);
    const { data, errors } = parseInput(Filters, request.query);
    if (errors) throw new AppError('invalid', { errors });
    const { words } = await request.openVisit();
    const table = await tables.open(data, { user, words });
    letGoOfStalledReader(reply);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="audit-${today()}.csv"`)
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .send(table);
  });
}
