import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Whether the text is an address or a range, such as `10.0.0.0/8`. The range of all addresses is refused. */
export function isRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const most = isIPv4(address) ? 32 : isIPv6(address) ? 128 : 0;
  if (most === 0 || rest.length > 0) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most);
}

/** Tells whether an address is in one of the ranges. IPv4 addresses that are mapped into IPv6 count as IPv4. */
export function inRanges(ranges: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    list.addSubnet(address, Number(bits ?? (family === 'ipv4' ? 32 : 128)), family);
  }
  return (address) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
