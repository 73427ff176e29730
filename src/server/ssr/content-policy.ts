import { createHash } from 'node:crypto';

export type MapSetting = { provider: 'leaflet' | 'google'; tiles: string };
/** How the page's own inline scripts and styles are recognised: by a nonce, or by hashes of their text. */
export type InlineSources = { scripts: string; styles: string };

/**
 * Styles that react-aria adds at run time: no delay after a tap, and no scrolling behind a dialog. The browser's
 * console prints the hash of a refused style, and the browser tests fail on it.
 */
const ARIA_STYLES =
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=' 'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='";

/** What a page may load and run. The only other site allowed is that of the map tiles. */
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
    // The page fetches a CV itself and shows it in a frame as a blob.
    `frame-src 'self' blob:${isGoogle ? ' https://www.google.com' : ''}`,
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
 * Removes the nonce from a page, so that it is the same for everybody, and returns hashes instead. Only elements
 * rendered with the nonce are allowed: an injected script has none.
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

/** The host of the map tiles; `{s}` stands for any of its subdomains. */
function tileHost(tiles: string): string {
  const address = tiles.replace(/\{s\}/g, 'tiles').replace(/[{}]/g, '');
  if (!URL.canParse(address)) return '';
  const { protocol, host } = new URL(address);
  return `${protocol}//${tiles.includes('{s}') ? host.replace('tiles', '*') : host}`;
}
