import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { KeepingContext } from '#web/lib/Kept.tsx';
import { NonceContext } from '#web/lib/nonce.ts';
import type { ServerContext } from '#web/lib/server-context.ts';
import { StylesheetContext } from '#web/lib/stylesheet.ts';
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
  const page = (
    <NonceContext value={nonce}>
      <StylesheetContext value={styles}>
        <KeepingContext value={keeping}>{router}</KeepingContext>
      </StylesheetContext>
    </NonceContext>
  );
  const quick = renderToString(page);
  const html = quick.includes(UNFINISHED) ? await renderPatiently(page, nonce) : quick;
  const end = html.lastIndexOf('</body>');
  return `${DOCTYPE}${fill(html.slice(0, end))}<script nonce="${nonce}">${handover}</script>${html.slice(end)}`;
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
