import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

const PATIENCE_MS = 10_000;

/**
 * Renders a page as one string, with every part in its place. Loaders finish before anything is rendered, so streaming
 * the page in parts would gain nothing.
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
      // Without this React would move large parts to the end, with a script that puts them into their places.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(patience);
        pipe(collect(resolve));
      },
      onShellError: fail,
      onError: fail,
    });
  });
}

/** Passes the whole text on, decoded once and not for every chunk that the renderer writes. */
function collect(done: (text: string) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write(chunk: Buffer, _encoding, written) {
      chunks.push(chunk);
      written();
    },
    final(ended) {
      done(Buffer.concat(chunks).toString());
      ended();
    },
  });
}
