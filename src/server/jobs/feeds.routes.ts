import type { FastifyInstance } from 'fastify';
import { AppError } from '#shared/kernel/errors.ts';
import { NameInPath } from '#shared/kernel/ids.ts';
import type { AggregatorFeed } from './aggregator-feed.service.ts';
import type { Feeds } from './feeds.service.ts';

const XML = 'application/xml; charset=utf-8';

/** The XML that job search engines take, for the site and for each employer. */
export function mountAggregatorFeeds(app: FastifyInstance, feed: AggregatorFeed): void {
  app.get('/jobs.xml', async (_, reply) => reply.type(XML).send(await feed.open(null)));

  app.get('/employer/:username/jobs.xml', async (request, reply) => {
    const username = NameInPath.safeParse((request.params as { username: string }).username);
    if (!username.success) throw new AppError('not_found');
    return reply.type(XML).send(await feed.open(username.data));
  });
}

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
