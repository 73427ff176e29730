import type { IncomingMessage } from 'node:http';
import { inRanges, isRange } from './address-ranges.ts';
import { countedAddress } from './counted-address.ts';

/** No proxy, the last n proxies before this process, or proxies with these addresses and ranges. */
export type TrustedProxies = false | number | string[];

export const TRUST_PROXY_FORMS =
  'expected true, false, a number of proxies such as 2, or their addresses such as 10.0.0.0/8,192.0.2.7';

/** Null if the value has none of these forms. */
export function readTrustedProxies(value: string): TrustedProxies | null {
  if (value === 'false' || value === '0') return false;
  if (value === 'true') return 1;
  if (/^\d+$/.test(value)) return /^[1-9]\d?$/.test(value) ? Number(value) : null;
  // Everybody would be trusted with a range of all addresses.
  const ranges = value.split(',').map((range) => range.trim());
  return ranges.every(isRange) ? ranges : null;
}

/**
 * The framework asks this for each address on the way here, starting with the nearest. Entries of `X-Forwarded-For`
 * further left than the trusted proxies wrote come from the client, and are not trusted.
 */
export function trustedBy(proxies: TrustedProxies): false | string[] | ((address: string, hop: number) => boolean) {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;
}

/** The client address that rate limits count by, for a WebSocket request, which does not go through the framework. */
export function addressOf({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>, proxies: TrustedProxies) {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
  const nearestFirst = [socket.remoteAddress ?? '', ...forwarded.reverse()];
  const isProxy = proxyCheck(proxies);
  const sender = nearestFirst.find((address, hop) => hop === nearestFirst.length - 1 || !isProxy(address, hop)) ?? '';
  return countedAddress(sender);
}

function proxyCheck(proxies: TrustedProxies): (address: string, hop: number) => boolean {
  if (proxies === false) return () => false;
  if (typeof proxies === 'number') return (_, hop) => hop < proxies;
  const isProxy = inRanges(proxies);
  return (address) => isProxy(address.replace(/^::ffff:(?=[\d.]+$)/i, ''));
}
