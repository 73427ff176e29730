import { isAscii } from '#shared/kernel/text.ts';

type Content = { id: number; from: string; to: string; subject: string; text: string; date: Date };

/** The longest line that a mail may hold, in bytes. */
const LONGEST_LINE = 998;
/** Of a header, which has its name on the same line. */
const LONGEST_VALUE = LONGEST_LINE - 20;
/** So many bytes of UTF-8 fit into one encoded word of a header. */
const WORD_BYTES = 39;

/** A mail of plain text as the file that mail programs open. */
export function mailFile({ id, from, to, subject, text, date }: Content): string {
  const lines = text.split(/\r\n|\r|\n/);
  const isShort = lines.every((line) => Buffer.byteLength(line) <= LONGEST_LINE);
  const body = isShort
    ? lines
    : (Buffer.from(text)
        .toString('base64')
        .match(/.{1,76}/g) ?? []);
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return [
    `From: ${headerText(from)}`,
    `To: ${headerText(to)}`,
    `Subject: ${headerText(subject)}`,
    `Message-ID: <${id}.${date.getTime()}@${domain}>`,
    `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    `Content-Transfer-Encoding: ${isShort ? '8bit' : 'base64'}`,
    '',
    ...body,
    '',
  ].join('\r\n');
}

/** Nothing that people wrote may end a header and begin another one. Other letters than ASCII's go in encoded words. */
function headerText(value: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not stand in a header
  const line = value.replace(/[\x00-\x1f\x7f]+/g, ' ').trim();
  if (isAscii(line) && line.length <= LONGEST_VALUE) return line;
  const words: string[] = [];
  let word = '';
  for (const letter of line) {
    if (Buffer.byteLength(word + letter) > WORD_BYTES) {
      words.push(word);
      word = '';
    }
    word += letter;
  }
  return [...words, word].map((part) => `=?UTF-8?B?${Buffer.from(part).toString('base64')}?=`).join('\r\n ');
}
