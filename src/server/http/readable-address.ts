/** No part of an address of ours is longer; the router gives up on parameters that are. */
export const LONGEST_PART = 300;
/** Where a request goes whose address cannot be read: nothing is there. */
const NOWHERE = '/unreadable-address';

/**
 * Looked at before anything else reads it. The address of another host, one that begins with two slashes (which would
 * name another host, too), letters that are none, parts without end: such an address names nothing here.
 */
export function readableAddress(address: string): string {
  const [path = ''] = address.split('?', 1);
  return isReadable(path) ? address : NOWHERE;
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
