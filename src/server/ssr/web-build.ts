import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { RequestHandler, RouterContext, RouterContextProvider, ServerBuild } from 'react-router';

/**
 * What the entry module of the pages exports to the server. Only types are imported here, because the pages bundle
 * their own router.
 */
type Entry = {
  createRequestHandler(build: ServerBuild, mode: string): RequestHandler;
  RouterContextProvider: new () => RouterContextProvider;
  serverContext: RouterContext<unknown>;
  /** The address of the style sheet of public pages. */
  publicStylesheet: string;
};

/** The built pages as a request handler, and the context in which the server passes its part. */
export type WebBuild = {
  handle: RequestHandler;
  newContext(serverPart: unknown): RouterContextProvider;
  /** The text of the style sheet of public pages. */
  styles: string;
  /** The pages that are the same for every visitor of a language. */
  shared: SharedPage[];
};

/** `sharedAs` returns the part of a query that the page depends on; null if the query makes the page personal. */
export type SharedPage = { url: string; sharedAs(query: URLSearchParams): URLSearchParams | null };

export const CLIENT_FOLDER = path.resolve('build/client');

async function toWebBuild(build: ServerBuild, mode: 'production' | 'development'): Promise<WebBuild> {
  const entry = build.entry.module as unknown as Entry;
  return {
    // In development the browser loads the style sheet itself, so that edits show at once.
    styles: mode === 'production' ? await readFile(path.join(CLIENT_FOLDER, entry.publicStylesheet), 'utf8') : '',
    handle: entry.createRequestHandler(build, mode),
    shared: sharedPages(build),
    newContext(serverPart) {
      const context = new entry.RouterContextProvider();
      context.set(entry.serverContext, serverPart);
      return context;
    },
  };
}

/** Layout routes have no path, so a page's own path is its whole address. */
function sharedPages({ routes }: ServerBuild): SharedPage[] {
  return Object.values(routes).flatMap((route) => {
    const handle = route?.module.handle as Partial<SharedPage> | undefined;
    return handle?.sharedAs ? [{ url: `/${route?.path ?? ''}`, sharedAs: handle.sharedAs }] : [];
  });
}

export async function loadWebBuild(): Promise<() => Promise<WebBuild>> {
  const loaded = await toWebBuild(
    await import(pathToFileURL(path.resolve('build/server/index.js')).href),
    'production',
  );
  return async () => loaded;
}

/** In development Vite builds the pages again whenever a file changes. */
export async function startViteBuild(app: FastifyInstance): Promise<() => Promise<WebBuild>> {
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server: app.server } }, appType: 'custom' });
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET') return;
    await new Promise<void>((next) => {
      reply.raw.once('close', next);
      vite.middlewares(request.raw, reply.raw, () => next());
    });
    if (reply.raw.headersSent) reply.hijack();
  });
  app.addHook('onClose', () => vite.close());
  return async () =>
    toWebBuild((await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild, 'development');
}
