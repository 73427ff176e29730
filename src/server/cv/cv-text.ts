/** A separate part of a line: a text between tabs, or a cell of a table's row. */
export type Cell = { text: string; x: number };

export type Line = {
  /** The cells with tabs between them. */
  text: string;
  cells: Cell[];
  x: number;
  right: number;
  /** The font size. */
  size: number;
  /** Identifies the font and the size; lines of the same look share both. */
  look: string;
  isBullet: boolean;
  /** Whether Word marks the line as a heading. */
  isHeading: boolean;
  /** The distance to the line above, as a multiple of the font size. */
  gap: number;
};

/** Lines that are read one after the other: a column, or a whole document. */
export type Flow = Line[];

const BULLET = /^[\s\u200b]*(?:[•●▪■◦○‣⁃∙·►▸▶➢➤✓✔✦❖◆♦★*§]|[\ue000-\uf8ff]|[-–—](?=\s)|o(?=\s{1,3}[A-Z]))+[\s\u200b]*/u;

/** Whether a line begins with a list bullet, and the text without it. */
export function withoutBullet(text: string): { text: string; isBullet: boolean } {
  const mark = BULLET.exec(text);
  return mark ? { text: text.slice(mark[0].length), isBullet: true } : { text, isBullet: false };
}

const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|(?!\t)\p{Cc}|[\ue000-\uf8ff]|\ufffd/gu;

/** Normalises text that looks the same: ligatures and presentation forms are dissolved, spaces and digits unified. */
export function cleanText(text: string): string {
  return (
    text
      .normalize('NFKC')
      .replace(INVISIBLE, '')
      .replace(ARABIC_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
      .replace(/[^\S\t]+/g, ' ')
      .normalize('NFC')
      // The letter alef maksura occurs only at the end of words. Inside one it shows that a ligature was decomposed in
      // the wrong order.
      .replace(/\u0649(\p{Script=Arabic})/gu, '$1\u0649')
  );
}

/**
 * Joins spaced letters to a word ("S P A C E D"). If only some gaps were recognised as spaces, all of them are closed.
 */
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
