import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { NonceContext } from './lib/nonce.ts';
import type { PageHandle } from './lib/page-handle.ts';
import { serverContext } from './lib/server-context.ts';
import { StylesheetContext } from './lib/stylesheet.ts';
import { scriptsAfterPaint } from './ssr/after-paint.ts';
import { renderWhole } from './ssr/render-whole.ts';
import stylesheet from './styles/app.css?url';

/** What the server drives the pages with: their copy of the router, the key of its part of a request, their styles. */
export { createRequestHandler, RouterContextProvider, serverContext, stylesheet };

/** In place of the router's own, which prints whatever an error holds. Expected failures are told by the page itself. */
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
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </StylesheetContext>
    </NonceContext>,
    nonce,
  );
  const { matches, errors } = routerContext.staticHandlerContext;
  // Not where the frame that would take over what came early is itself what failed.
  const isPaintedFirst =
    !errors?.root && matches.some(({ route }) => (route.handle as PageHandle | undefined)?.paintedFirst);
  headers.set('content-type', 'text/html; charset=utf-8');
  // The development server's own scripts know nothing of waiting.
  const page = isPaintedFirst && import.meta.env.PROD ? scriptsAfterPaint(html, nonce) : html;
  return new Response(page, { headers, status });
}
