import { createHash } from 'node:crypto';
import { compressQuickly, compressWell, type Encoding } from './compress.ts';
import { contentPolicy, hashInsteadOfNonce, type MapSetting } from './content-policy.ts';

/** A page that is the same for all visitors with the same language. */
export type VisitorPage = {
  /** Covers the page and its policy: a browser that sends the same etag has both. */
  etag: string;
  /** The content security policy. */
  policy: string;
  /** The most memory that it takes: plain and compressed in both encodings. */
  mostBytes: number;
  /**
   * The page in an encoding: first compressed quickly, and after the second request compressed as small as possible.
   */
  content(encoding: Encoding | null): Buffer | Promise<Buffer>;
};

/** Ignored when two renderings are compared, because readers do not see it. */
const RENDERED_AT = /<meta name="rendered-at" content="\d+"\/>/;

/** Runs one at a time, so that password hashing need not wait for the thread pool. */
let compressing: Promise<unknown> = Promise.resolve();

export function toVisitorPage(rendered: string, nonce: string, map: MapSetting): VisitorPage {
  const { html, inline } = hashInsteadOfNonce(rendered, nonce);
  const policy = contentPolicy(inline, map);
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
    etag: `W/"${createHash('sha256').update(policy).update(html.replace(RENDERED_AT, '')).digest('base64url')}"`,
    policy,
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
