import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether the request comes from our own pages. Browsers send the origin; programs send none and are accepted, because
 * they add the session cookie themselves.
 */
export function isOwnOrigin(origin: string | undefined, host: string | undefined, publicUrl: string): boolean {
  if (origin === undefined || origin === publicUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/**
 * Whether a page of another site sent the request. Browsers set both headers, and no page can change them.
 * `Sec-Fetch-Site` is sent only over HTTPS and on localhost, but needs no knowledge of our own address.
 */
export function isFromAnotherSite(headers: IncomingHttpHeaders, host: string, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return !isOwnOrigin(headers.origin, host, publicUrl);
}
