import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BoardFilters, IdsInQuery } from '#shared/board/board.contract.ts';
import { companyMember, judgeAccess } from '#shared/kernel/access.ts';
import { today } from '#shared/kernel/dates.ts';
import { AppError } from '#shared/kernel/errors.ts';
import { z } from '#shared/kernel/schema.ts';
import { parseInput } from '#shared/kernel/validation.ts';
import { letGoOfStalledReader } from '../../http/stalled-reader.ts';
import type { CvArchives } from './cv-archive.service.ts';
import type { Tables } from './table.service.ts';

const Chosen = z.strictObject({ ids: IdsInQuery });
const Filters = z.strictObject(BoardFilters.shape);

/** Several applications as a file: their CVs, or a table of what the filters show. */
export function mountBulk(app: FastifyInstance, archives: CvArchives, tables: Tables): void {
  app.get('/company/applications/cvs.zip', async (request, reply) => {
    const { user, words } = await memberOf(request);
    const { ids } = read(Chosen, request.query);
    const { bytes, content } = await archives.open(user, ids, words);
    letGoOfStalledReader(reply);
    return reply
      .type('application/zip')
      .header('content-length', bytes)
      .header('content-disposition', `attachment; filename="cvs-${today()}.zip"`)
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .send(content);
  });

  app.get('/company/applications/export.csv', async (request, reply) => {
    const table = await tables.open(await memberOf(request), read(Filters, request.query));
    letGoOfStalledReader(reply);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="applications-${today()}.csv"`)
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .send(table);
  });
}

async function memberOf(request: FastifyRequest) {
  const { session, words, locale } = await request.openVisit();
  const user = session?.user ?? null;
  const judged = judgeAccess(companyMember, user?.role ?? null);
  if (judged !== 'allowed' || !user) throw new AppError(judged === 'allowed' ? 'unauthenticated' : judged);
  return { user, words, locale };
}

function read<Schema extends z.ZodType>(schema: Schema, query: unknown): z.output<Schema> {
  const { data, errors } = parseInput(schema, query);
  if (errors) throw new AppError('invalid', { errors });
  return data;
}
