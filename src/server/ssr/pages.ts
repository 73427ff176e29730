import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { Readable } from 'node:stream';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { jobDetails } from '#shared/jobs/jobs.contract.ts';
import type { Endpoint } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Config } from '../config.ts';
import { execute, type Route } from '../http/route.ts';
import type { Visit } from '../http/visit.ts';
import type { ReferenceService } from '../reference/reference.service.ts';
import type { Settings } from '../reference/settings.ts';
import { contentPolicy } from './content-policy.ts';
import type { PageCache } from './page-cache.ts';
import { CLIENT_FOLDER, loadWebBuild, startViteBuild, type WebBuild } from './web-build.ts';

type Parts = { config: Config; routes: Route[]; reference: ReferenceService; settings: Settings; cache: PageCache };
/** What differs from one visitor to the next; the styles do not, but a kept page need not hold them too. */
type Fillings = { nonce: string; csrf: string; styles: string };

type Rendered = { status: number; headers: Iterable<[string, string]>; page: string | null; body: Response['body'] };

const JOB_PAGE = '/job/:slug';
const HTML: [string, string][] = [['content-type', 'text/html; charset=utf-8']];

/** Everything that is not an endpoint is a page. */
export async function mountPages(
  app: FastifyInstance,
  { config, routes, reference, settings, cache }: Parts,
): Promise<void> {
  const isDev = config.mode === 'dev';
  const getBuild = isDev ? await startViteBuild(app) : await loadWebBuild();
  const byAddress = new Map(routes.map((route) => [addressOf(route.endpoint), route]));
  if (!isDev) await mountAssets(app);

  /** Renders a page for somebody. `onCall` hears what its loaders were answered. */
  async function render(
    { handle, newContext, quickJobPage }: WebBuild,
    request: FastifyRequest,
    visit: Visit,
    { nonce, csrf, styles }: Fillings,
    onCall?: (endpoint: Endpoint, output: unknown) => void,
  ): Promise<Rendered> {
    let page: string | null = null;
    const context = newContext({
      nonce,
      styles,
      locale: visit.locale,
      dictionary: await reference.translation(visit.locale),
      user: visit.session?.user ?? null,
      csrfToken: csrf,
      publicUrl: config.publicUrl,
      takePage(rendered: string) {
        page = rendered;
      },
      // The pages are bundled apart from the server, so an endpoint is recognised by its address.
      async call(endpoint: Endpoint, args: unknown) {
        const route = byAddress.get(addressOf(endpoint));
        if (!route) throw new AppError('not_found');
        const output = await execute(route, visit, args);
        onCall?.(endpoint, output);
        return output;
      },
    });
    const [pathname = '', search = ''] = request.originalUrl.split(/(?=\?)(.*)/s);
    // The router in the browser asks for data alone at the page's address with this ending.
    if (quickJobPage && request.routeOptions.url === JOB_PAGE && !pathname.endsWith('.data')) {
      const quick = await quickJobPage({
        pathname,
        search,
        params: request.params as Record<string, string>,
        context,
        request: () => toWebRequest(request, config),
        // Whatever went wrong, the router's handler knows how to tell it.
      }).catch(() => null);
      if (quick) return { ...quick, headers: HTML, body: null };
    }
    const { status, headers, body } = await handle(toWebRequest(request, config), context);
    return { status, headers, page, body };
  }

  async function addPageHeaders(reply: FastifyReply, visit: Visit, nonce: string): Promise<void> {
    if (visit.setCookies.length > 0) reply.header('set-cookie', visit.setCookies);
    if (!isDev) reply.header('content-security-policy', contentPolicy(nonce, await settings.map()));
    reply.header('cache-control', 'private, no-store');
  }

  app.get(JOB_PAGE, async (request, reply) => {
    const visit = await request.openVisit();
    const slug = (request.params as { slug: string }).slug;
    if (visit.session || isDev || request.originalUrl.includes('?')) return sendFresh(request, reply, visit);
    const key = `${visit.locale} ${slug}`;
    let page = cache.get(key);
    if (!page) {
      let jobId: number | null = null;
      const fresh = await render(await getBuild(), request, visit, cache.marks, (endpoint, output) => {
        if (endpoint.path === jobDetails.path) jobId = (output as { job: { id: number } }).job.id;
      });
      if (fresh.status !== 200 || fresh.page === null || jobId === null) return sendFresh(request, reply, visit);
      page = cache.put(key, jobId, fresh.page);
    }
    const fillings = { nonce: newNonce(), csrf: visit.csrfToken(), styles: (await getBuild()).styles };
    await addPageHeaders(reply, visit, fillings.nonce);
    return reply.type('text/html; charset=utf-8').send(cache.fill(page, fillings));
  });

  async function sendFresh(request: FastifyRequest, reply: FastifyReply, visit: Visit) {
    const nonce = newNonce();
    const build = await getBuild();
    const fillings = { nonce, csrf: visit.csrfToken(), styles: cache.marks.styles };
    const { status, headers, page, body } = await render(build, request, visit, fillings);
    reply.code(status);
    for (const [name, value] of headers) reply.header(name, value);
    await addPageHeaders(reply, visit, nonce);
    // Data that a page in the browser asks for comes as a stream of the router's own.
    if (page === null) return reply.send(body ? Readable.fromWeb(body as never) : '');
    return reply.send(cache.fillStyles(page, build.styles));
  }

  app.get('*', async (request, reply) => sendFresh(request, reply, await request.openVisit()));
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

function newNonce(): string {
  return randomBytes(16).toString('base64');
}

function addressOf({ method, path }: Endpoint): string {
  return `${method} ${path}`;
}

function toWebRequest(request: FastifyRequest, config: Config): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !name.startsWith(':'))
      headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return new Request(new URL(request.originalUrl, config.publicUrl), { method: request.method, headers });
}
