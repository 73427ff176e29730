import { isIPv6 } from 'node:net';

/**
 * The address that rate limits count by. An IPv6 connection is assigned up to 2⁷² addresses (/56), which count as one.
 */
export function countedAddress(ip: string): string {
  const address = ip.replace(/%.*$/, '');
  if (!isIPv6(address)) return ip;
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = address.split('::');
  const [before, after] = [groups(head), groups(tail ?? '')];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const [a = 0, b = 0, c = 0, d = 0] = [...before, ...Array<number>(zeros).fill(0), ...after];
  return `${[a, b, c, d & 0xff00].map((group) => group.toString(16)).join(':')}::/56`;
}

function groups(text: string): number[] {
  return text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
}
