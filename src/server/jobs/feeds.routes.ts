import type { FastifyInstance } from 'fastify';
import { AppError } from '#shared/kernel/errors.ts';
import type { Feeds } from './feeds.service.ts';

const XML = 'application/xml; charset=utf-8';

export function mountFeeds(app: FastifyInstance, feeds: Feeds): void {
  app.get('/robots.txt', async (_, reply) => reply.type('text/plain; charset=utf-8').send(feeds.robots()));

  app.get('/sitemap.xml', async (_, reply) => reply.type(XML).send(await feeds.firstSitemap()));

  app.get('/sitemap-:part.xml', async (request, reply) => {
    const part = Number((request.params as { part: string }).part);
    if (!Number.isInteger(part) || part < 1 || part > 1000) throw new AppError('not_found');
    return reply.type(XML).send(await feeds.sitemap(part));
  });

  app.get('/feed.xml', async (_, reply) => reply.type('application/rss+xml; charset=utf-8').send(await feeds.newest()));
}
