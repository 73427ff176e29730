import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { RequestHandler, RouterContext, RouterContextProvider, ServerBuild } from 'react-router';

type QuickPage = (asked: {
  pathname: string;
  search: string;
  params: Record<string, string>;
  context: RouterContextProvider;
  request(): Request;
}) => Promise<{ status: number; page: string }>;

/** What the pages' entry gives to the server. Types only: the pages bring their own router. */
type Entry = {
  createRequestHandler(build: ServerBuild, mode: string): RequestHandler;
  RouterContextProvider: new () => RouterContextProvider;
  serverContext: RouterContext<unknown>;
  createQuickPage(build: ServerBuild, routeId: string): QuickPage;
  /** The address of the style sheet. */
  stylesheet: string;
};

/** The built pages as a function of a request, and how they expect the server's part of it. */
export type WebBuild = {
  handle: RequestHandler;
  newContext(serverPart: unknown): RouterContextProvider;
  styles: Buffer;
  /** The job page by the shortest way. Not in development, where the router adds what Vite needs. */
  quickJobPage: QuickPage | null;
};

export const CLIENT_FOLDER = path.resolve('build/client');

async function toWebBuild(build: ServerBuild, mode: 'production' | 'development'): Promise<WebBuild> {
  const entry = build.entry.module as unknown as Entry;
  return {
    // In development the browser asks for it, so that an edit shows at once.
    styles: mode === 'production' ? await readFile(path.join(CLIENT_FOLDER, entry.stylesheet)) : Buffer.of(),
    handle: entry.createRequestHandler(build, mode),
    quickJobPage: mode === 'production' ? entry.createQuickPage(build, 'pages/job') : null,
    newContext(serverPart) {
      const context = new entry.RouterContextProvider();
      context.set(entry.serverContext, serverPart);
      return context;
    },
  };
}

export async function loadWebBuild(): Promise<() => Promise<WebBuild>> {
  const loaded = await toWebBuild(
    await import(pathToFileURL(path.resolve('build/server/index.js')).href),
    'production',
  );
  return async () => loaded;
}

/** Development: pages come from Vite, anew whenever a file changes. */
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
