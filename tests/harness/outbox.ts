import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';

/** The text of a mail, and its HTML if there is any. */
export function readMail(file: string) {
  const whole = readPart(file);
  const boundary = /boundary="?([^";]+)"?/.exec(whole.headers['content-type'] ?? '')?.[1];
  if (!boundary) return { headers: whole.headers, text: whole.text, html: '' };
  const parts = file
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => readPart(part.replace(/^\r\n/, '')));
  const ofType = (type: string) => parts.find(({ headers }) => headers['content-type']?.startsWith(type))?.text ?? '';
  return { headers: whole.headers, text: ofType('text/plain'), html: ofType('text/html') };
}

function readPart(part: string) {
  const end = part.indexOf('\r\n\r\n');
  const lines = part
    .slice(0, end)
    .replace(/\r\n[ \t]/g, ' ')
    .split('\r\n');
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^:]+): (.*)$/.exec(line) ?? [];
    headers[name.toLowerCase()] = decodeWords(value);
  }
  const body = part.slice(end + 4);
  const encoding = headers['content-transfer-encoding'];
  const text =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString()
      : encoding === 'quoted-printable'
        ? unquote(body.replace(/=\r\n/g, ''))
        : body;
  return { headers, text: text.replaceAll('\r\n', '\n') };
}

/** What the mails to somebody hold for their calendar, the oldest first, as a mail program reads it. */
export async function calendarsOf(dataDir: string, email: string): Promise<{ method: string; content: string }[]> {
  const outbox = path.join(dataDir, 'outbox');
  const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(
    names.map(async (name) =>
      PostalMime.parse(await readFile(path.join(outbox, name)), { attachmentEncoding: 'utf8' }),
    ),
  );
  return mails.flatMap(({ to, attachments }) => {
    if (!to?.some(({ address }) => address === email)) return [];
    const [part] = attachments.filter(({ mimeType, method }) => mimeType === 'text/calendar' && method);
    return part ? [{ method: part.method as string, content: String(part.content) }] : [];
  });
}

/** All mails of an outbox, the newest first. */
export async function readOutbox(dataDir: string) {
  const outbox = path.join(dataDir, 'outbox');
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const files = names.sort().reverse();
  return Promise.all(files.map(async (name) => readMail(await readFile(path.join(outbox, name), 'utf8'))));
}

function decodeWords(value: string): string {
  const joined = value.replace(/\?= =\?/g, '?==?');
  return joined.replace(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
    kind.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString() : unquote(word.replaceAll('_', ' ')),
  );
}

function unquote(text: string): string {
  return text.replace(/(?:=[\dA-F]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());
}
