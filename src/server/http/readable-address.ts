/** No part of our own addresses is longer, and the router fails on longer parameters. */
export const LONGEST_PART = 300;
/**
 * Requests whose address cannot be parsed go to these paths, which do not exist: pages get a 404 page, calls get JSON.
 */
const NOWHERE = '/unreadable-address';
const NO_CALL = '/api/unreadable-address';

/**
 * Checks an address before anything else parses it. Unreadable are: absolute URLs, paths that begin with two slashes
 * (which would name another host), invalid characters, and overlong parts.
 */
export function readableAddress(address: string): string {
  const [path = ''] = address.split('?', 1);
  if (isReadable(path)) return address;
  return path.startsWith('/api/') ? NO_CALL : NOWHERE;
}

function isReadable(path: string): boolean {
  if (!path.startsWith('/') || path.startsWith('//') || path.includes('\\')) return false;
  if (path.split('/').some((part) => part.length > LONGEST_PART)) return false;
  if (!path.includes('%')) return true;
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}
