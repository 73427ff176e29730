type MapSetting = { provider: 'leaflet' | 'google'; tiles: string };

/** What a page may load and run. Scripts need the page's nonce; of other sites only the map's pictures are let in. */
export function contentPolicy(nonce: string, map: MapSetting): string {
  const isGoogle = map.provider === 'google';
  const google = isGoogle ? ' https://maps.googleapis.com https://maps.gstatic.com' : '';
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${isGoogle ? ' https://maps.googleapis.com' : ''}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: ${isGoogle ? google.trim() : tileHost(map.tiles)}`,
    "font-src 'self'",
    `connect-src 'self'${google}`,
    ...(isGoogle ? ['frame-src https://www.google.com'] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The site of the map's tiles: `{s}` stands for any of its hosts. */
function tileHost(tiles: string): string {
  const address = tiles.replace(/\{s\}/g, 'tiles').replace(/[{}]/g, '');
  if (!URL.canParse(address)) return '';
  const { protocol, host } = new URL(address);
  return `${protocol}//${tiles.includes('{s}') ? host.replace('tiles', '*') : host}`;
}
