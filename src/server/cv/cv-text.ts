/** What stands apart on a line: the halves around a tab, the cells of a table's row. */
export type Cell = { text: string; x: number };

export type Line = {
  /** The cells with tabs between them. */
  text: string;
  cells: Cell[];
  x: number;
  right: number;
  /** The height of the letters. */
  size: number;
  /** Lines of one look are set in the same font and size. */
  look: string;
  isBullet: boolean;
  /** Word says that it is a heading. */
  isHeading: boolean;
  /** The distance to the line above, in heights of letters. */
  gap: number;
};

/** Lines that are read one after the other: a column, or a whole document. */
export type Flow = Line[];

const BULLET = /^[\s\u200b]*(?:[•●▪■◦○‣⁃∙·►▸▶➢➤✓✔✦❖◆♦★*§]|[\ue000-\uf8ff]|[-–—](?=\s)|o(?=\s{1,3}[A-Z]))+[\s\u200b]*/u;

/** Whether a line begins with a mark of a list, and what stands after it. */
export function withoutBullet(text: string): { text: string; isBullet: boolean } {
  const mark = BULLET.exec(text);
  return mark ? { text: text.slice(mark[0].length), isBullet: true } : { text, isBullet: false };
}

const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|(?!\t)\p{Cc}|[\ue000-\uf8ff]|\ufffd/gu;

/** One spelling of what looks the same: ligatures and letter shapes dissolved, one kind of space and digit. */
export function cleanText(text: string): string {
  return (
    text
      .normalize('NFKC')
      .replace(INVISIBLE, '')
      .replace(ARABIC_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
      .replace(/[^\S\t]+/g, ' ')
      .normalize('NFC')
      // This letter ends words only: inside one, a ligature was taken apart the wrong way round.
      .replace(/\u0649(\p{Script=Arabic})/gu, '$1\u0649')
  );
}

/** S P A C E D letters are a word; where only some gaps were wide enough to see, all of them are closed. */
export function closeSpacedLetters(text: string): string {
  const tokens = text.trim().split(' ');
  const single = tokens.filter((token) => /^\p{L}$/u.test(token)).length;
  const isSpaced = tokens.length >= 5 && single >= 0.5 * tokens.length && tokens.every((token) => token.length <= 3);
  if (isSpaced && text === text.toUpperCase()) return tokens.join('');
  return text.replace(/(?<!\S)\p{L}(?: \p{L}){2,}(?!\S)/gu, (letters) => letters.replace(/ /g, ''));
}

/** Lower case, without accents, punctuation as spaces: the form in which vocabularies are compared. */
export function foldWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/['’ʼ`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export function wordCount(text: string): number {
  return text.trim() === '' ? 0 : text.trim().split(/\s+/).length;
}
