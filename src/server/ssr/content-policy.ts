import { createHash } from 'node:crypto';

type MapSetting = { provider: 'leaflet' | 'google'; tiles: string };
/** What the page's own inline scripts and styles are known by: a nonce, or hashes of their text. */
export type InlineSources = { scripts: string; styles: string };

/**
 * The styles that react-aria adds while a page runs: no delay after a tap, and a page behind a dialog that stays where
 * it is. The browser's console tells the hash of one that is refused, and the browser tests fail on it.
 */
const ARIA_STYLES =
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=' 'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='";

/** What a page may load and run. Of other sites only the map's pictures are let in. */
export function contentPolicy({ scripts, styles }: InlineSources, map: MapSetting): string {
  const isGoogle = map.provider === 'google';
  const google = isGoogle ? ' https://maps.googleapis.com https://maps.gstatic.com' : '';
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}${isGoogle ? ' https://maps.googleapis.com' : ''}`,
    `style-src 'self' ${styles} ${ARIA_STYLES}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: ${isGoogle ? google.trim() : tileHost(map.tiles)}`,
    "font-src 'self'",
    `connect-src 'self'${google}`,
    ...(isGoogle ? ["frame-src 'self' https://www.google.com"] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export function nonceSources(nonce: string): InlineSources {
  return { scripts: `'nonce-${nonce}'`, styles: `'nonce-${nonce}'` };
}

/**
 * Takes the nonce out of a page, which then is the same for everybody, and gives the hashes in its place. Only what was
 * rendered with the nonce is let in: a script that somebody smuggled into a text has none.
 */
export function hashInsteadOfNonce(page: string, nonce: string): { html: string; inline: InlineSources } {
  const attribute = ` nonce="${nonce}"`;
  const hashesOf = (tag: string) => {
    const elements = page.matchAll(new RegExp(`<${tag}\\b([^>]*)>(.*?)</${tag}>`, 'gs'));
    const own = [...elements].filter(([, attributes = '']) => attributes.includes(attribute));
    return own.map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ');
  };
  return {
    html: page.replaceAll(attribute, ''),
    inline: { scripts: hashesOf('script'), styles: hashesOf('style') },
  };
}

/** The site of the map's tiles: `{s}` stands for any of its hosts. */
function tileHost(tiles: string): string {
  const address = tiles.replace(/\{s\}/g, 'tiles').replace(/[{}]/g, '');
  if (!URL.canParse(address)) return '';
  const { protocol, host } = new URL(address);
  return `${protocol}//${tiles.includes('{s}') ? host.replace('tiles', '*') : host}`;
}
