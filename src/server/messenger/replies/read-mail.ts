import type { Email, Header, Mailbox } from 'postal-mime';
import { isMailbox, oneSpelling } from '#shared/identity/mailbox.ts';
import { cleanName, type UploadedFile } from '../../http/upload.ts';
import { htmlText } from './html-text.ts';
import { ownWords } from './own-words.ts';

/** The most that a mail may measure, in bytes, with its files as they travel. */
export const MOST_BYTES = 25 * 1024 * 1024;
const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 256 * 1024, forceRfc822Attachments: true };
/** The most lines that may separate parts: with thousands, putting the parts together takes seconds. */
const MOST_SEPARATORS = 500;
const LONGEST_ID = 500;
/** Far more than a message may have; the rest of a longer text is a quotation. */
const LONGEST_TEXT = 200_000;

export type IncomingMail = {
  /** The one mailbox that it is from, in its one spelling; null if it names none, or several. */
  from: string | null;
  /** With its angle brackets; null if it is missing or not one. */
  messageId: string | null;
  /** A machine has written it: nobody waits for an answer, and answering could go on forever. */
  isAutomatic: boolean;
  /** Every address that it names as a recipient. */
  recipients: string[];
  /** What the person wrote, without quotations. */
  text: string;
  files: UploadedFile[];
};

/** Reads a mail. Null if it cannot be read, or is built to be hard to read. */
export async function readMail(raw: Buffer): Promise<IncomingMail | null> {
  if (occursMoreThan(raw, '\n--', MOST_SEPARATORS)) return null;
  // Loaded with the first mail, because most sites take none.
  const { default: PostalMime, addressParser } = await import('postal-mime');
  let mail: Email;
  try {
    mail = await PostalMime.parse(raw, LIMITS);
  } catch {
    return null;
  }
  const all = (name: string) => mail.headers.filter(({ key }) => key === name).map(({ value }: Header) => value);
  const addressesIn = (names: readonly string[]) =>
    addressParser(names.flatMap(all).join(', '), { flatten: true }) as Mailbox[];
  const messageId = all('message-id')[0]?.trim() ?? '';
  return {
    from: oneSender(all('from')),
    messageId: messageId.length <= LONGEST_ID && /^<[^\s<>]+>$/.test(messageId) ? messageId : null,
    isAutomatic: isAutomatic(all),
    recipients: addressesIn(['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to']).map(({ address }) => address),
    text: ownWords((mail.text?.trim() ? mail.text : htmlText(mail.html ?? '')).slice(0, LONGEST_TEXT)),
    files: mail.attachments.flatMap((one) =>
      // Pictures within the text are mostly those of a signature.
      one.related ? [] : [{ name: cleanName(one.filename ?? ''), content: Buffer.from(one.content as ArrayBuffer) }],
    ),
  };
}

/**
 * The one mailbox of a mail's sender. Strict, because a mail server that has checked the sender may have read another
 * one out of a header that names two, or a group.
 */
function oneSender(headers: readonly string[]): string | null {
  const [header, ...others] = headers;
  if (header === undefined || others.length > 0) return null;
  const plain = header.replace(/"(?:[^"\\]|\\.)*"/g, '').trim();
  const [, name = '', inAngles] = /^([^<>;]*)<([^<>\s]+)>$/.exec(plain) ?? [];
  const address = oneSpelling(inAngles ?? plain);
  const namesAnother = name.includes('@') && oneSpelling(name.trim()) !== address;
  return !namesAnother && isMailbox(address) ? address : null;
}

/** Whether a text occurs more often than so many times. */
export function occursMoreThan(raw: Buffer, text: string, most: number): boolean {
  let at = -1;
  for (let found = 0; found <= most; found += 1) {
    at = raw.indexOf(text, at + 1);
    if (at === -1) return false;
  }
  return true;
}

/** By the marks that machines put on what they send (RFC 3834), and those that older ones use. */
function isAutomatic(all: (name: string) => string[]): boolean {
  const first = (name: string) => all(name)[0]?.trim().toLowerCase();
  const submitted = first('auto-submitted');
  return (
    (submitted !== undefined && !/^no\b/.test(submitted)) ||
    /^(bulk|junk|list|auto_reply)\b/.test(first('precedence') ?? '') ||
    first('return-path') === '<>' ||
    all('x-auto-response-suppress').length > 0 ||
    /^multipart\/report\b/.test(first('content-type') ?? '')
  );
}
