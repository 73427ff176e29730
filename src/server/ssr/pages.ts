import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { jobDetails } from '#shared/jobs/jobs.contract.ts';
import type { Endpoint } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import type { Config } from '../config.ts';
import { countedAddress } from '../http/counted-address.ts';
import { answerError, tellError, tellInWords } from '../http/error-answer.ts';
import { execute, type Route } from '../http/route.ts';
import { type OpenVisit, readLocale, sessionOf, type Visit } from '../http/visit.ts';
import { createFairQueue } from '../kernel/fair-queue.ts';
import type { ReferenceService } from '../reference/reference.service.ts';
import type { Settings } from '../reference/settings.ts';
import { compressQuickly, type Encoding, encodingFor } from './compress.ts';
import { contentPolicy, nonceSources } from './content-policy.ts';
import type { PageCache } from './page-cache.ts';
import { PLAIN_PAGE_POLICY, plainErrorPage } from './plain-error-page.ts';
import { toVisitorPage, type VisitorPage } from './visitor-page.ts';
import { CLIENT_FOLDER, loadWebBuild, type SharedPage, startViteBuild } from './web-build.ts';

type Parts = {
  config: Config;
  routes: Route[];
  reference: ReferenceService;
  settings: Settings;
  cache: PageCache;
  openVisit: OpenVisit;
};
type Wanted = {
  visit: Visit;
  address: string;
  headers?: IncomingHttpHeaders;
  /** Called with the output of each endpoint that a loader calls. */
  onCall?: (endpoint: Endpoint, output: unknown) => void;
};
/** `page` is null if the router returned something else: only data, or a redirect. */
type Rendered = { response: Response; page: Buffer | null; nonce: string };

/** Rendering blocks the single thread. Two per address, so that one can wait for the database. */
const TURNS = { atOnce: 8, atOnceEach: 2, waiting: 1_000, waitingEach: 200, waitMs: 10_000 };
const BUSY_SECONDS = 2;
/** Longer addresses are unlikely to be shared: they are rendered and not cached. */
const LONGEST_SHARED = 400;
const VARY = 'accept-encoding, accept-language, cookie';
const HTML = 'text/html; charset=utf-8';
const NOBODY = { cookies: {}, address: 'pages for every visitor', userAgent: undefined };

/** Everything that is not an endpoint is a page. */
export async function mountPages(
  app: FastifyInstance,
  { config, routes, reference, settings, cache, openVisit }: Parts,
): Promise<void> {
  const isDev = config.mode === 'dev';
  const getBuild = isDev ? await startViteBuild(app) : await loadWebBuild();
  const byAddress = new Map(routes.map((route) => [addressOf(route.endpoint), route]));
  if (!isDev) await mountAssets(app);
  const turns = createFairQueue(TURNS);
  const rendering = new Map<string, Promise<VisitorPage | null>>();

  /** Renders the page at an address for a visitor. */
  async function render(
    { log }: Pick<FastifyRequest, 'log'>,
    { visit, address, headers = {}, onCall }: Wanted,
  ): Promise<Rendered> {
    const { handle, newContext, styles } = await getBuild();
    const nonce = randomBytes(16).toString('base64');
    const session = sessionOf(visit);
    const context = newContext({
      nonce,
      styles: session ? '' : styles,
      locale: visit.locale,
      texts: await reference.pageTexts(visit.locale),
      site: await settings.site(),
      user: session?.user ?? null,
      mustSecure: visit.heldBack !== null,
      csrfToken: session ? visit.csrfToken() : '',
      publicUrl: config.publicUrl,
      report: (error: unknown) => log.error({ err: error }, 'page failed'),
      // Pages are bundled separately from the server, so endpoints are matched by their path.
      async call(endpoint: Endpoint, args: unknown) {
        const route = byAddress.get(addressOf(endpoint));
        if (!route) throw new AppError('not_found');
        const output = await execute(route, visit, args).catch((error) => {
          throw tellInWords(error, { log }, visit.words);
        });
        onCall?.(endpoint, output);
        return output;
      },
    });
    const response = await handle(webRequest(new URL(address, config.publicUrl), headers), context);
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    return { response, nonce, page: isPage ? Buffer.from(await response.arrayBuffer()) : null };
  }

  /** Renders for one person: somebody signed in, or at an address that is not shared. */
  async function sendFresh(request: FastifyRequest, reply: FastifyReply, visit: Visit) {
    const { url: address, headers } = request;
    const { response, page, nonce } = await render(request, { visit, address, headers });
    if (page?.length === 0) throw new Error(`the page ${request.routeOptions.url} was rendered empty`);
    reply.code(response.status);
    for (const [name, value] of response.headers) reply.header(name, value);
    if (visit.setCookies.length > 0) reply.header('set-cookie', visit.setCookies);
    reply.header('cache-control', 'private, no-store');
    if (!isDev) reply.header('content-security-policy', contentPolicy(nonceSources(nonce), await settings.map()));
    // Data requests of the router in the browser are answered with the router's own stream.
    if (page === null) return reply.send(response.body ? Readable.fromWeb(response.body as never) : '');
    const encoding = encodingFor(request.headers['accept-encoding']);
    return sendPage(reply, encoding, encoding ? await compressQuickly(page, encoding) : page);
  }

  /** Rendered once for all visitors who ask at the same time. Null if it turns out not to be the same for everybody. */
  function renderForVisitors(key: string, address: string, request: FastifyRequest, locale: Locale) {
    const since = cache.changes();
    const underWay = rendering.get(`${since} ${key}`);
    if (underWay) return underWay;
    const rendered = (async () => {
      let jobId: number | null = null;
      // The page is cached for all visitors, so its loaders get nothing of the first visitor except the language.
      const visit = await openVisit({ ...NOBODY, acceptLanguage: locale });
      const onCall = (endpoint: Endpoint, output: unknown) => {
        if (endpoint.path === jobDetails.path) jobId = (output as { job: { id: number } }).job.id;
      };
      const { response, page, nonce } = await render(request, { visit, address, onCall });
      if (response.status !== 200 || page === null || page.length === 0) return null;
      const visitorPage = toVisitorPage(page.toString(), nonce, await settings.map());
      return cache.put(key, { page: visitorPage, jobId, since });
    })();
    rendering.set(`${since} ${key}`, rendered);
    return rendered.finally(() => rendering.delete(`${since} ${key}`));
  }

  /** However many pages one address requests, other visitors and other routes are served in between. */
  async function inTurn<Answer>({ ip }: FastifyRequest, act: () => Promise<Answer>): Promise<Answer> {
    const leave = await turns.take([countedAddress(ip)]);
    if (!leave) throw new AppError('unavailable', { retryAfterSeconds: BUSY_SECONDS });
    // The slot is released in the next round of the event loop, so that requests which arrived meanwhile are read
    // first.
    return act().finally(() => setImmediate(leave));
  }

  async function sendShared({ sharedAs }: SharedPage, request: FastifyRequest, reply: FastifyReply) {
    const visit = await request.openVisit();
    const address = sessionOf(visit) ? null : sharedAddress(request.url, sharedAs);
    if (address === null) return inTurn(request, () => sendFresh(request, reply, visit));
    const key = `${visit.locale} ${address}`;
    const page =
      cache.get(key) ?? (await inTurn(request, () => renderForVisitors(key, address, request, visit.locale)));
    if (!page) return inTurn(request, () => sendFresh(request, reply, visit));
    // The browser revalidates each time and gets the page only if it changed; the back button shows its copy at once.
    reply.header('cache-control', 'private, no-cache').header('etag', page.etag).header('vary', VARY);
    // The browser applies the policy that came with its copy.
    if (request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
    reply.header('content-security-policy', page.policy);
    const encoding = encodingFor(request.headers['accept-encoding']);
    return sendPage(reply, encoding, await page.content(encoding));
  }

  const shared = isDev ? [] : (await getBuild()).shared;
  await app.register(async (pages) => {
    pages.setErrorHandler((error, request, reply) =>
      sendPlainError(error, request, reply, settings.latest().site_name),
    );

    for (const page of shared) pages.get(page.url, (request, reply) => sendShared(page, request, reply));
    pages.get('*', (request, reply) =>
      inTurn(request, async () => sendFresh(request, reply, await request.openVisit())),
    );
  });
}

/** The cache key: only what the page depends on. Null if the page is personal or is not a page. */
function sharedAddress(url: string, sharedAs: SharedPage['sharedAs']): string | null {
  const at = url.indexOf('?');
  const pathname = at < 0 ? url : url.slice(0, at);
  // The router in the browser requests only the data at the page's address with this ending.
  if (pathname.endsWith('.data')) return null;
  const query = at < 0 ? '' : sharedAs(new URLSearchParams(url.slice(at)))?.toString();
  if (query === undefined) return null;
  const address = query ? `${pathname}?${query}` : pathname;
  return address.length <= LONGEST_SHARED ? address : null;
}

function sendPage(reply: FastifyReply, encoding: Encoding | null, content: Buffer) {
  if (encoding) reply.header('content-encoding', encoding);
  return reply.header('vary', VARY).type(HTML).send(content);
}

/** Sent when even the error page cannot be rendered, for example without the database that knows the session. */
function sendPlainError(error: unknown, request: FastifyRequest, reply: FastifyReply, site: string) {
  const isPage = (request.headers.accept ?? '*/*').includes('html') && !request.url.includes('.data');
  if (!isPage) return answerError(error, request, reply);
  const { status, retryAfterSeconds } = tellError(error, request);
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  return reply
    .code(status)
    .type(HTML)
    .header('cache-control', 'no-store')
    .header('content-security-policy', PLAIN_PAGE_POLICY)
    .send(plainErrorPage(readLocale(request.cookies, request.headers['accept-language']), status, site));
}

async function mountAssets(app: FastifyInstance): Promise<void> {
  const common = { preCompressed: true, decorateReply: false, cacheControl: false };
  // Resolved on request: registering a route for each of hundreds of files would slow down the start.
  await app.register(fastifyStatic, {
    ...common,
    root: path.join(CLIENT_FOLDER, 'assets'),
    prefix: '/assets/',
    // The file names contain a hash of their content.
    setHeaders: (reply) => reply.header('cache-control', 'public, max-age=31536000, immutable'),
  });
  await app.register(fastifyStatic, {
    ...common,
    root: CLIENT_FOLDER,
    wildcard: false,
    globIgnore: ['assets/**'],
    setHeaders: (reply) => reply.header('cache-control', 'public, max-age=3600'),
  });
}

function addressOf({ method, path }: Endpoint): string {
  return `${method} ${path}`;
}

/** Always a GET, also for a HEAD request: the router renders nothing for HEAD, and Fastify drops the body itself. */
function webRequest(address: URL, given: IncomingHttpHeaders): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined && !name.startsWith(':'))
      headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return new Request(address, { headers });
}
