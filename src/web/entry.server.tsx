import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { createRequestHandler, type EntryContext, RouterContextProvider, ServerRouter } from 'react-router';
import { NonceContext } from './lib/nonce.ts';
import { serverContext } from './lib/server-context.ts';
import { StylesheetContext } from './lib/stylesheet.ts';
import stylesheet from './styles/app.css?url';

/** What the server drives the pages with: their copy of the router, the key of its part of a request, their styles. */
export { createRequestHandler, RouterContextProvider, serverContext, stylesheet };

const PATIENCE_MS = 10_000;

/**
 * Loaders are waited for before anything is rendered, so there is nothing to gain from sending a page in parts. It is
 * handed over whole and as it was written: through a Response's stream it would be encoded and read twice more.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, styles, takePage } = loadContext.get(serverContext);
  return new Promise((resolve, reject) => {
    const patience = setTimeout(() => abort(), PATIENCE_MS);
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <StylesheetContext value={styles}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </StylesheetContext>
      </NonceContext>,
      {
        nonce,
        onAllReady() {
          const written: Uint8Array[] = [];
          const page = new Writable({
            write(chunk: Uint8Array, _encoding, done) {
              written.push(chunk);
              done();
            },
            final(done) {
              clearTimeout(patience);
              takePage(Buffer.concat(written));
              headers.set('content-type', 'text/html; charset=utf-8');
              resolve(new Response(null, { headers, status }));
              done();
            },
          });
          pipe(page);
        },
        onShellError: reject,
        onError: reject,
      },
    );
  });
}
