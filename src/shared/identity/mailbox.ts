import { EMAIL } from './identity.values.ts';

// Letters of every alphabet, and the characters that providers allow. Not `%` and `!`, which old servers use to relay
// mail.
const LOCAL_PART = /^[\p{L}\p{M}\p{Nd}.#$&'*+/=?^_{|}~-]+$/u;
const LABEL = /^[\p{L}\p{M}\p{Nd}-]+$/u;
// Invisible characters, which would create many addresses that look the same.
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
const LONGEST_TYPED = EMAIL.max * 2;
const MOST = { localPart: 64, label: 63 } as const;

/**
 * Whether it is the address of exactly one mailbox: no list, no display name, nothing that a mail server interprets
 * further.
 */
export function isMailbox(address: string): boolean {
  if (address.length > LONGEST_TYPED) return false;
  // Some characters of other alphabets turn into commas and dots on their way through mail programs.
  return isPlainMailbox(address) && isPlainMailbox(address.normalize('NFKC'));
}

/**
 * Normalises an address to the one spelling in which it is stored, compared and counted: in lower case, with its domain
 * in ASCII as mail servers write it. Anything that is not a mailbox stays as it is, so that `isMailbox` refuses it.
 */
export function oneSpelling(address: string): string {
  if (address.length > LONGEST_TYPED) return address;
  const [localPart = '', domain = '', ...rest] = address.split('@');
  if (rest.length > 0 || !domain.split('.').every(isLabel)) return address;
  return `${localPart.normalize('NFKC').toLowerCase()}@${asciiDomain(domain) ?? domain}`;
}

/** The domain in ASCII, parsed as in URLs, where browsers and Node agree. Null if such a domain cannot exist. */
function asciiDomain(domain: string): string | null {
  if (/^[a-z\d.-]+$/i.test(domain) && !/xn--/i.test(domain)) return domain.toLowerCase();
  return URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : null;
}

function isPlainMailbox(address: string): boolean {
  const [localPart = '', domain = '', ...rest] = address.split('@');
  if (rest.length > 0 || localPart.length > MOST.localPart || !LOCAL_PART.test(localPart)) return false;
  const labels = domain.split('.');
  if (labels.length < 2 || !labels.every(isLabel) || /^\d+$/.test(labels.at(-1) ?? '')) return false;
  return asciiDomain(domain) !== null && !INVISIBLE.test(localPart);
}

function isLabel(label: string): boolean {
  return label.length <= MOST.label && LABEL.test(label) && !label.startsWith('-') && !label.endsWith('-');
}
