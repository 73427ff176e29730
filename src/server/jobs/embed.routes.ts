import type { FastifyInstance } from 'fastify';
import { AppError } from '#shared/kernel/errors.ts';
import { NameInPath } from '#shared/kernel/ids.ts';
import { LOCALES } from '#shared/kernel/languages.ts';
import { z } from '#shared/kernel/schema.ts';
import { xmlText } from '../kernel/xml-text.ts';
import type { JobsService } from './jobs.service.ts';

const Preview = z.object({
  username: NameInPath,
  limit: z
    .string()
    .regex(/^\d{1,3}$/)
    .optional(),
  language: z.enum(LOCALES).optional(),
  layout: z.enum(['list', 'cards']).optional(),
});

/**
 * A page as another site may have it, with a strict policy of its own: only the script of the list may run. The page
 * for developers shows it in a frame that has no origin.
 */
export function mountEmbedPreview(app: FastifyInstance, jobs: JobsService, publicUrl: string): void {
  app.get('/embed/preview/:username', async (request, reply) => {
    const asked = Preview.safeParse({ ...(request.params as object), ...(request.query as object) });
    if (!asked.success) throw new AppError('not_found');
    const { username, ...options } = asked.data;
    // Throws if there is no such employer.
    await jobs.employer(username);
    const attributes = Object.entries(options).map(([name, value]) => ` ${name}="${xmlText(value ?? '')}"`);
    const page = `<!doctype html><html lang="${options.language ?? 'en'}"><meta charset="utf-8"><meta name="color-scheme" content="light dark"><meta name="viewport" content="width=device-width"><title>${username}</title><link rel="stylesheet" href="/embed/preview.css"><script async src="${publicUrl}/embed/jobs.js"></script><fursa-jobs company="${username}"${attributes.join('')}></fursa-jobs></html>`;
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .header('x-frame-options', 'SAMEORIGIN')
      .header(
        'content-security-policy',
        `default-src 'none'; script-src ${publicUrl}; style-src ${publicUrl}; connect-src ${publicUrl}; frame-ancestors 'self'`,
      )
      .send(page);
  });

  app.get('/embed/preview.css', async (_, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send('body{margin:0;padding:.5rem 1rem;font:15px/1.5 Inter,system-ui,sans-serif}'),
  );
}
