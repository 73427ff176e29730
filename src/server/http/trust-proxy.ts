import { isIPv4, isIPv6 } from 'node:net';

/** Nobody, the last so many before this process, or those with these addresses and ranges of addresses. */
export type TrustedProxies = false | number | string[];

export const TRUST_PROXY_FORMS =
  'expected true, false, a number of proxies such as 2, or their addresses such as 10.0.0.0/8,192.0.2.7';

/** Null when it is none of the forms. */
export function readTrustedProxies(value: string): TrustedProxies | null {
  if (value === 'false' || value === '0') return false;
  if (value === 'true') return 1;
  if (/^\d+$/.test(value)) return /^[1-9]\d?$/.test(value) ? Number(value) : null;
  const ranges = value.split(',').map((range) => range.trim());
  return ranges.every(isRange) ? ranges : null;
}

/** A range of all addresses is refused: it would make a proxy of everybody. */
function isRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const most = isIPv4(address) ? 32 : isIPv6(address) ? 128 : 0;
  if (most === 0 || rest.length > 0) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most);
}

/**
 * What the framework asks of each address on the way here, from the nearest on. What stands further left in
 * `X-Forwarded-For` than the trusted proxies wrote is whatever the client likes, and is not believed.
 */
export function trustedBy(proxies: TrustedProxies): false | string[] | ((address: string, hop: number) => boolean) {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;
}
