import { text } from 'node:stream/consumers';
import { createRequestHandler, type EntryContext, RouterContextProvider, ServerRouter } from 'react-router';
import { serverContext } from './lib/server-context.ts';
import { handoverOf } from './ssr/handover.ts';
import { createQuickPage } from './ssr/quick-page.tsx';
import { renderPage } from './ssr/render-page.tsx';
import stylesheet from './styles/app.css?url';

/** What the server drives the pages with: their copy of the router, the key of its part of a request, their styles. */
export { createQuickPage, createRequestHandler, RouterContextProvider, serverContext, stylesheet };

/** The page is handed over as it was written: through a Response's stream it would be encoded and read twice more. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const server = loadContext.get(serverContext);
  // The router would hand its data over by suspending, and a page that suspends cannot be rendered in one go.
  const { serverHandoffStream, ...context } = routerContext;
  const encoded = serverHandoffStream ? await text(serverHandoffStream) : '';
  const router = <ServerRouter context={context} url={request.url} nonce={server.nonce} />;
  server.takePage(await renderPage(router, handoverOf(encoded), server));
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(null, { headers, status });
}
