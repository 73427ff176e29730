import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { NonceContext } from './lib/nonce.ts';
import { RenderedAtContext } from './lib/now.ts';
import type { PageHandle } from './lib/page-handle.ts';
import { serverContext } from './lib/server-context.ts';
import { StylesheetContext } from './lib/stylesheet.ts';
import { scriptsAfterPaint } from './ssr/after-paint.ts';
import { renderWhole } from './ssr/render-whole.ts';
import publicStylesheet from './styles/public.css?url';

/** What the server uses to render pages: their copy of the router, the key of its request context, their styles. */
export { createRequestHandler, publicStylesheet, RouterContextProvider, serverContext };

/** Replaces the router's handler, which logs the whole error. Expected failures are shown by the page itself. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  (context as unknown as RouterContextProvider).get(serverContext).report(error);
};

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, styles } = loadContext.get(serverContext);
  const html = await renderWhole(
    <NonceContext value={nonce}>
      <StylesheetContext value={styles}>
        <RenderedAtContext value={Date.now()}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </RenderedAtContext>
      </StylesheetContext>
    </NonceContext>,
    nonce,
  );
  const { matches, errors } = routerContext.staticHandlerContext;
  // False if the root itself failed, because the root handles the events that came early.
  const isPaintedFirst =
    !errors?.root && matches.some(({ route }) => (route.handle as PageHandle | undefined)?.paintedFirst);
  headers.set('content-type', 'text/html; charset=utf-8');
  // The scripts of the development server cannot be deferred.
  const page = isPaintedFirst && import.meta.env.PROD ? scriptsAfterPaint(html, nonce) : html;
  // As bytes: a response would check every character of a text first.
  return new Response(Buffer.from(page), { headers, status });
}
