import type { IncomingHttpHeaders } from 'node:http';

/** Browsers say which site's page sent something; programs say nothing, and bring a session cookie by hand. */
export function isOwnOrigin(origin: string | undefined, host: string | undefined, publicUrl: string): boolean {
  if (origin === undefined || origin === publicUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/**
 * Whether another site's page sent this. Browsers write both headers themselves, and no page can change them; the first
 * comes only over HTTPS and on localhost, but needs no knowledge of our own address.
 */
export function isFromAnotherSite(headers: IncomingHttpHeaders, host: string, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return !isOwnOrigin(headers.origin, host, publicUrl);
}
