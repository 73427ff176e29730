import { isIP } from 'node:net';
import { inRanges, isRange } from './address-ranges.ts';

export const LONGEST_ADDRESS = 2000;

/** The IPv4 addresses that the internet does not route to one machine, and those where clouds tell secrets. */
const SPECIAL_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/**
 * Of IPv6 only 2000::/3 is routed. Everything else is refused: loopback, link-local, private, multicast, and the forms
 * that contain an IPv4 address (mapped, compatible, NAT64). These are the special ranges within 2000::/3; 6to4 and
 * Teredo contain IPv4 addresses too.
 */
const ROUTED_IPV6 = ['2000::/3'];
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'];

/** Why an address that somebody has entered is not accepted. */
export type AddressRefusal = 'unreadable' | 'too_long' | 'scheme' | 'credentials' | 'port' | 'private';

export type OutgoingRules = {
  /** Ranges of private addresses that the operator allows; there, plain HTTP is allowed too. */
  allowedRanges: readonly string[];
  /** Plain HTTP is accepted everywhere: for development. */
  allowsHttp: boolean;
};

const isSpecialIpv4 = inRanges(SPECIAL_IPV4);
const isRoutedIpv6 = inRanges(ROUTED_IPV6);
const isSpecialIpv6 = inRanges(SPECIAL_IPV6);

/** Whether the address is one machine of the public internet. */
export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !isSpecialIpv4(address);
  return family === 6 && !address.includes('%') && isRoutedIpv6(address) && !isSpecialIpv6(address);
}

/** The name that means this machine, which no name server has to know. */
export const isLocalName = (name: string) => /(^|\.)localhost\.?$/.test(name);

/** The host as an IP address, or null for a name. `URL` has turned decimal, octal and hexadecimal forms into dots. */
export function literalOf({ hostname }: URL): string | null {
  const plain = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(plain) === 0 ? null : plain;
}

/** Which addresses this server may send requests to. */
export function createAddressRules({ allowedRanges, allowsHttp }: OutgoingRules) {
  const isAllowed = inRanges(allowedRanges);
  const hasHttp = allowsHttp || allowedRanges.length > 0;

  /** Decides about the very address that is connected to. */
  function mayConnect(address: string, { protocol }: URL): boolean {
    if (address.includes('%') || isIP(address) === 0) return false;
    if (isAllowed(address)) return true;
    return isPublic(address) && (protocol === 'https:' || allowsHttp);
  }

  return {
    mayConnect,
    /** Reads what somebody has entered. A name is not resolved here: that happens with every connection. */
    read(text: string): URL | AddressRefusal {
      if (text.length > LONGEST_ADDRESS) return 'too_long';
      const url = URL.canParse(text) ? new URL(text) : null;
      if (!url?.hostname) return 'unreadable';
      if (url.protocol !== 'https:' && !(url.protocol === 'http:' && hasHttp)) return 'scheme';
      if (url.username !== '' || url.password !== '') return 'credentials';
      if (!isUsualPort(url)) return 'port';
      const literal = literalOf(url) ?? (isLocalName(url.hostname) ? '127.0.0.1' : null);
      if (literal !== null && !mayConnect(literal, url)) return isPublic(literal) ? 'scheme' : 'private';
      url.hash = '';
      // International names are longer in their ASCII form.
      return url.href.length > LONGEST_ADDRESS ? 'too_long' : url;
    },
  };
}

/** The ports below 1024 belong to other services, such as mail, which must not be spoken to in their users' names. */
function isUsualPort({ port, protocol }: URL): boolean {
  if (port === '') return true;
  const number = Number(port);
  return number >= 1024 || number === 443 || (number === 80 && protocol === 'http:');
}

export const ALLOWED_RANGES_FORM = 'expected addresses and ranges such as 10.1.2.0/24,fd00:1::/64';

/** Null if the setting does not have this form. */
export function readAllowedRanges(value: string): string[] | null {
  const ranges = value
    .split(',')
    .map((range) => range.trim())
    .filter((range) => range !== '');
  return ranges.every(isRange) ? ranges : null;
}
