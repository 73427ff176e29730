import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

const PATIENCE_MS = 10_000;

/**
 * A page in one piece, with every part in its place. Loaders are waited for before anything is rendered, so there is
 * nothing to gain from sending a page in parts.
 */
export function renderWhole(page: ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const patience = setTimeout(() => abort(), PATIENCE_MS);
    const fail = (error: unknown) => {
      clearTimeout(patience);
      reject(error);
    };
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Large parts would otherwise come at the end, with a script that puts them into their places.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(patience);
        // Decoded once, not with every scrap that the renderer writes.
        resolve(buffer(pipe(new PassThrough())).then((page) => page.toString()));
      },
      onShellError: fail,
      onError: fail,
    });
  });
}
