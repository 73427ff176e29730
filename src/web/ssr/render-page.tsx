import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { KeepingContext } from '#web/lib/Kept.tsx';
import { NonceContext } from '#web/lib/nonce.ts';
import type { ServerContext } from '#web/lib/server-context.ts';
import { StylesheetContext } from '#web/lib/stylesheet.ts';
import { scriptsAfterPaint } from './after-paint.ts';
import { keepParts } from './kept-parts.ts';

/** Only the renderer that waits writes it. */
const DOCTYPE = '<!DOCTYPE html>';
const PATIENCE_MS = 10_000;
/** How React marks a part that it could not finish at once. */
const UNFINISHED = '<!--$!-->';

/**
 * A whole page, with the script that hands the loaders' data to the browser at its end. Loaders are waited for before
 * anything is rendered, so there is nothing to gain from sending a page in parts: in one go it costs much less.
 */
export async function renderPage(
  router: ReactNode,
  handover: string,
  { nonce, styles, dictionary }: ServerContext,
): Promise<string> {
  const { keeping, fill } = keepParts(dictionary, nonce);
  const tree = (
    <NonceContext value={nonce}>
      <StylesheetContext value={styles}>
        <KeepingContext value={keeping}>{router}</KeepingContext>
      </StylesheetContext>
    </NonceContext>
  );
  const quick = renderToString(tree);
  const html = quick.includes(UNFINISHED) ? await renderPatiently(tree, nonce) : quick;
  const end = html.lastIndexOf('</body>');
  const page = fill(html.slice(0, end));
  // The development server's own scripts know nothing of waiting.
  const { html: body, asking } = import.meta.env.PROD ? scriptsAfterPaint(page) : { html: page, asking: '' };
  return `${DOCTYPE}${body}<script nonce="${nonce}">${handover}${asking}</script>${html.slice(end)}`;
}

/** Waits for parts that are loaded when they are first needed, such as the menu of who is signed in. */
function renderPatiently(page: ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const patience = setTimeout(() => abort(), PATIENCE_MS);
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady() {
        clearTimeout(patience);
        resolve(text(pipe(new PassThrough())).then((html) => html.slice(DOCTYPE.length)));
      },
      onShellError: reject,
      onError: reject,
    });
  });
}
