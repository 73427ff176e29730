import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { Readable } from 'node:stream';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { jobDetails } from '#shared/jobs/jobs.contract.ts';
import type { Endpoint } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Config } from '../config.ts';
import { countedAddress } from '../http/counted-address.ts';
import { answerError, tellError, tellInWords } from '../http/error-answer.ts';
import { execute, type Route } from '../http/route.ts';
import { readLocale, type Visit } from '../http/visit.ts';
import { createTurns } from '../kernel/turns.ts';
import type { ReferenceService } from '../reference/reference.service.ts';
import type { Settings } from '../reference/settings.ts';
import { compressQuickly, type Encoding, encodingFor } from './compress.ts';
import { contentPolicy, type InlineSources, nonceSources } from './content-policy.ts';
import type { PageCache } from './page-cache.ts';
import { PLAIN_PAGE_POLICY, plainErrorPage } from './plain-error-page.ts';
import { toVisitorPage, type VisitorPage } from './visitor-page.ts';
import { CLIENT_FOLDER, loadWebBuild, type SharedPage, startViteBuild } from './web-build.ts';

type Parts = { config: Config; routes: Route[]; reference: ReferenceService; settings: Settings; cache: PageCache };
/** `page` is null where the router answered with something else: data alone, or the way to another page. */
type Rendered = { response: Response; page: Buffer | null; nonce: string };

/** Rendering keeps the one thread busy; two of an address, so that one can wait for the database. */
const TURNS = { atOnce: 8, atOnceEach: 2, waiting: 1_000, waitingEach: 200, waitMs: 10_000 };
const BUSY_SECONDS = 2;
/** A longer address is somebody's own: it is rendered, and not kept. */
const LONGEST_SHARED = 400;
const VARY = 'accept-encoding, accept-language, cookie';
const HTML = 'text/html; charset=utf-8';

/** Everything that is not an endpoint is a page. */
export async function mountPages(
  app: FastifyInstance,
  { config, routes, reference, settings, cache }: Parts,
): Promise<void> {
  const isDev = config.mode === 'dev';
  const getBuild = isDev ? await startViteBuild(app) : await loadWebBuild();
  const byAddress = new Map(routes.map((route) => [addressOf(route.endpoint), route]));
  if (!isDev) await mountAssets(app);
  const turns = createTurns(TURNS);
  const rendering = new Map<string, Promise<VisitorPage | null>>();

  /** Renders what stands at an address, for somebody. `onCall` hears what its loaders were answered. */
  async function render(
    request: FastifyRequest,
    visit: Visit,
    address = request.url,
    onCall?: (endpoint: Endpoint, output: unknown) => void,
  ): Promise<Rendered> {
    const { handle, newContext, styles } = await getBuild();
    const nonce = randomBytes(16).toString('base64');
    const context = newContext({
      nonce,
      styles: visit.session ? '' : styles,
      locale: visit.locale,
      texts: await reference.pageTexts(visit.locale),
      site: await settings.site(),
      user: visit.session?.user ?? null,
      csrfToken: visit.session ? visit.csrfToken() : '',
      publicUrl: config.publicUrl,
      report: (error: unknown) => request.log.error({ err: error }, 'page failed'),
      // The pages are bundled apart from the server, so an endpoint is recognised by its address.
      async call(endpoint: Endpoint, args: unknown) {
        const route = byAddress.get(addressOf(endpoint));
        if (!route) throw new AppError('not_found');
        const output = await execute(route, visit, args).catch((error) => {
          throw tellInWords(error, request);
        });
        onCall?.(endpoint, output);
        return output;
      },
    });
    const response = await handle(toWebRequest(request, new URL(address, config.publicUrl)), context);
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    return { response, nonce, page: isPage ? Buffer.from(await response.arrayBuffer()) : null };
  }

  async function addPolicy(reply: FastifyReply, inline: InlineSources): Promise<void> {
    if (!isDev) reply.header('content-security-policy', contentPolicy(inline, await settings.map()));
  }

  /** For one person alone: whoever is signed in, or has an address that others do not. */
  async function sendFresh(request: FastifyRequest, reply: FastifyReply, visit: Visit) {
    const { response, page, nonce } = await render(request, visit);
    reply.code(response.status);
    for (const [name, value] of response.headers) reply.header(name, value);
    if (visit.setCookies.length > 0) reply.header('set-cookie', visit.setCookies);
    reply.header('cache-control', 'private, no-store');
    await addPolicy(reply, nonceSources(nonce));
    // Data that a page in the browser asks for comes as a stream of the router's own.
    if (page === null) return reply.send(response.body ? Readable.fromWeb(response.body as never) : '');
    const encoding = encodingFor(request.headers['accept-encoding']);
    return sendPage(reply, encoding, encoding ? await compressQuickly(page, encoding) : page);
  }

  /** Rendered once for all visitors who ask at the same time. Null where it turns out to be no page for everybody. */
  function renderForVisitors(key: string, address: string, request: FastifyRequest, visit: Visit) {
    const since = cache.changes();
    const underWay = rendering.get(`${since} ${key}`);
    if (underWay) return underWay;
    const rendered = (async () => {
      let jobId: number | null = null;
      const { response, page, nonce } = await render(request, visit, address, (endpoint, output) => {
        if (endpoint.path === jobDetails.path) jobId = (output as { job: { id: number } }).job.id;
      });
      if (response.status !== 200 || page === null) return null;
      return cache.put(key, { page: toVisitorPage(page.toString(), nonce), jobId, since });
    })();
    rendering.set(`${since} ${key}`, rendered);
    return rendered.finally(() => rendering.delete(`${since} ${key}`));
  }

  /** However many pages one address asks for, the others are served in between, and so is all that is no page. */
  async function inTurn<Answer>({ ip }: FastifyRequest, act: () => Promise<Answer>): Promise<Answer> {
    const leave = await turns.take([countedAddress(ip)]);
    if (!leave) throw new AppError('unavailable', { retryAfterSeconds: BUSY_SECONDS });
    // Left in another round of the event loop: what came over the network meanwhile is looked at first.
    return act().finally(() => setImmediate(leave));
  }

  async function sendShared({ sharedAs }: SharedPage, request: FastifyRequest, reply: FastifyReply) {
    const visit = await request.openVisit();
    const address = visit.session ? null : sharedAddress(request.url, sharedAs);
    if (address === null) return inTurn(request, () => sendFresh(request, reply, visit));
    const key = `${visit.locale} ${address}`;
    const page = cache.get(key) ?? (await inTurn(request, () => renderForVisitors(key, address, request, visit)));
    if (!page) return inTurn(request, () => sendFresh(request, reply, visit));
    // Asked for again each time, and sent only when it has changed; a page one comes back to is there at once.
    reply.header('cache-control', 'private, no-cache').header('etag', page.etag).header('vary', VARY);
    await addPolicy(reply, page.inline);
    if (request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
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

/** What the page depends on, and no more. Null where that makes it a page for one person, or is no page at all. */
function sharedAddress(url: string, sharedAs: SharedPage['sharedAs']): string | null {
  const at = url.indexOf('?');
  const pathname = at < 0 ? url : url.slice(0, at);
  // The router in the browser asks for data alone at the page's address with this ending.
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

/** Where not even the page of an error can be rendered, such as without the database that knows who is signed in. */
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
  // Looked up when they are asked for: a route for each of the hundreds would take a part of every start.
  await app.register(fastifyStatic, {
    ...common,
    root: path.join(CLIENT_FOLDER, 'assets'),
    prefix: '/assets/',
    // Their names hold a hash of their content.
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

function toWebRequest(request: FastifyRequest, address: URL): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !name.startsWith(':'))
      headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return new Request(address, { method: request.method, headers });
}
