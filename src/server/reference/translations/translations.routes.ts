import type { FastifyInstance } from 'fastify';
import { adminOnly } from '#shared/kernel/access.ts';
import { succeed } from '#shared/kernel/answers.ts';
import { AppError } from '#shared/kernel/errors.ts';
import { LOCALES } from '#shared/kernel/languages.ts';
import { z } from '#shared/kernel/schema.ts';
import { parseInput } from '#shared/kernel/validation.ts';
import * as contract from '#shared/reference/translations.contract.ts';
import { callerOf } from '../../http/file-answer.ts';
import { route } from '../../http/route.ts';
import { letGoOfStalledReader } from '../../http/stalled-reader.ts';
import type { TranslationsService } from './translations.service.ts';

export function translationsRoutes(translations: TranslationsService) {
  return [
    route(contract.translations, async ({ input }) => succeed(await translations.list(input))),
    route(contract.saveTranslation, async ({ user, input }) => succeed(await translations.save(user, input))),
    route(contract.resetTranslation, async ({ user, input }) => succeed(await translations.reset(user, input))),
    route(contract.previewImport, async ({ input, visit }) => succeed(await translations.preview(input, visit.words))),
    route(contract.importTranslations, async ({ user, input, visit }) =>
      succeed(await translations.import(user, input, visit.words)),
    ),
  ];
}

const Asked = z.strictObject({ locale: z.enum(LOCALES) });

/** Serves the texts of a language as a file. */
export function mountTranslationFiles(app: FastifyInstance, translations: TranslationsService): void {
  app.get('/admin/translations/export.json', async (request, reply) => {
    await callerOf(request, adminOnly);
    const { data, errors } = parseInput(Asked, request.query);
    if (errors) throw new AppError('invalid', { errors });
    const file = await translations.export(data.locale);
    letGoOfStalledReader(reply);
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="fursa-${data.locale}.json"`)
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .send(file);
  });
}
