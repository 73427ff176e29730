import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** What a mail program shows of a mail of plain text. */
export function readMail(file: string) {
  const end = file.indexOf('\r\n\r\n');
  const lines = file
    .slice(0, end)
    .replace(/\r\n[ \t]/g, ' ')
    .split('\r\n');
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^:]+): (.*)$/.exec(line) ?? [];
    headers[name.toLowerCase()] = decodeWords(value);
  }
  const body = file.slice(end + 4);
  const encoding = headers['content-transfer-encoding'];
  const text =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString()
      : encoding === 'quoted-printable'
        ? unquote(body.replace(/=\r\n/g, ''))
        : body;
  return { headers, text: text.replaceAll('\r\n', '\n') };
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
