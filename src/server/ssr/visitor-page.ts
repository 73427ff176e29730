import { createHash } from 'node:crypto';
import { compressQuickly, compressWell, type Encoding } from './compress.ts';
import { hashInsteadOfNonce, type InlineSources } from './content-policy.ts';

/** A page as every visitor of a language gets it. */
export type VisitorPage = {
  etag: string;
  inline: InlineSources;
  /** What it takes in memory at most, as it is and compressed in both ways. */
  mostBytes: number;
  /** The page in an encoding: quickly compressed the first time, as small as it goes soon after the second. */
  content(encoding: Encoding | null): Buffer | Promise<Buffer>;
};

/** One after the other, so that whoever signs in need not wait for the threads. */
let compressing: Promise<unknown> = Promise.resolve();

export function toVisitorPage(rendered: string, nonce: string): VisitorPage {
  const { html, inline } = hashInsteadOfNonce(rendered, nonce);
  const plain = Buffer.from(html);
  const compressed = new Map<Encoding, Buffer | Promise<Buffer>>();
  const askedOnce = new Set<Encoding>();

  function compressWellSoon(encoding: Encoding): void {
    compressing = compressing
      .then(() => compressWell(plain, encoding))
      .then((small) => compressed.set(encoding, small))
      .catch(() => {});
  }

  return {
    etag: `W/"${createHash('sha256').update(html).digest('base64url')}"`,
    inline,
    mostBytes: plain.length * 2,
    content(encoding) {
      if (encoding === null) return plain;
      const found = compressed.get(encoding);
      if (found) {
        if (askedOnce.delete(encoding)) compressWellSoon(encoding);
        return found;
      }
      const quick = compressQuickly(plain, encoding);
      compressed.set(encoding, quick);
      askedOnce.add(encoding);
      quick.then(
        (content) => compressed.get(encoding) === quick && compressed.set(encoding, content),
        () => compressed.delete(encoding),
      );
      return quick;
    },
  };
}
