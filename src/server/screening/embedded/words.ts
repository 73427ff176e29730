import { isAscii } from '#shared/kernel/text.ts';
import { createCache } from '../../kernel/cache.ts';
import { STOPWORDS } from './stopwords.ts';

/** A word of a text: where it stands, how it reads once folded, and its stem. */
export type Word = { start: number; end: number; folded: string; stem: string; isStop: boolean };

// Cyrillic and Greek letters that look like Latin ones, so that a disguised word reads as what it shows.
const LOOKALIKES: Record<string, string> = Object.fromEntries(
  [...'аaеeоoрpсcуyхxіiјjѕsԁdһhкkмmнhтtвbгrαaεeοoρpνvυuτtκkιiηnχx'].reduce<[string, string][]>(
    (pairs, letter, at, all) => {
      if (at % 2 === 0) pairs.push([letter, all[at + 1] ?? letter]);
      return pairs;
    },
    [],
  ),
);

const HAS_LATIN = /[a-z]/;
const MARKS_AND_INVISIBLE = /[\p{M}\p{Cf}]/gu;

/** Lower case, no accents, no invisible characters, compatibility forms and lookalikes as plain letters. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (isAscii(lower)) return lower;
  const plain = lower.normalize('NFKD').replace(MARKS_AND_INVISIBLE, '').toLowerCase();
  // A word that is wholly Cyrillic or Greek is another language, not a disguise.
  return HAS_LATIN.test(plain) ? [...plain].map((letter) => LOOKALIKES[letter] ?? letter).join('') : plain;
}

const VOWEL = /[aeiouy]/;

/** A light stemmer: plurals, -ing, -ed, final e. It keeps "engineer" and "engine" apart, which matters here. */
export function stemOf(word: string): string {
  let stem = word;
  if (stem.length > 4 && stem.endsWith('ies')) stem = `${stem.slice(0, -3)}y`;
  else if (stem.length > 4 && /(ss|x|ch|sh)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (stem.length > 3 && stem.endsWith('s') && !/(ss|us|is)$/.test(stem)) stem = stem.slice(0, -1);
  if (stem.length > 8 && stem.endsWith('ant')) stem = stem.slice(0, -3);
  for (const ending of ['ing', 'ed']) {
    const root = stem.slice(0, -ending.length);
    if (stem.endsWith(ending) && root.length >= 3 && VOWEL.test(root)) {
      stem = /([bdfgmnprt])\1$/.test(root) ? root.slice(0, -1) : root;
      break;
    }
  }
  if (stem.length > 4 && stem.endsWith('e')) stem = stem.slice(0, -1);
  return stem.length > 3 && stem.endsWith('y') ? `${stem.slice(0, -1)}i` : stem;
}

type Folded = Pick<Word, 'folded' | 'stem' | 'isStop'>;
// Bounded, so that a stream of made-up words cannot fill the memory.
const known = createCache<Folded>({ max: 50_000 });

function isStopword(folded: string): boolean {
  return folded.length < 2 || STOPWORDS.has(folded) || (folded.endsWith('s') && STOPWORDS.has(folded.slice(0, -1)));
}

function readWord(raw: string): Folded {
  return known.getOr(raw, () => {
    const folded = fold(raw);
    return { folded, stem: stemOf(folded), isStop: isStopword(folded) };
  });
}

// The dot of .NET is part of its name: without it, it is the word that fishermen use.
const WORD = /\.net\b|[\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Cf}+#]*/giu;
const LONGEST_WORD = 60;

// The same for ASCII, letter by letter: most texts are nothing else, and every word of every application passes here.
const BEGINS = 1;
const GOES_ON = 2;
const LETTERS = new Uint8Array(128);
for (const letter of 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789') {
  LETTERS[letter.charCodeAt(0)] = BEGINS | GOES_ON;
}
for (const letter of '+#') LETTERS[letter.charCodeAt(0)] = GOES_ON;
const DOT = 46;
const DOT_NET = /\.net\b/iy;

// One application's texts are read by several sections, one after the other.
const read = createCache<readonly Word[]>({ max: 30_000, sizeOf: (_, text) => text.length + 1 });

/** The words of a text with their places, so that whatever is found can be quoted exactly. */
export function wordsOf(text: string): readonly Word[] {
  return read.getOr(text, () => splitWords(text));
}

function splitWords(text: string): Word[] {
  const words: Word[] = [];
  const add = (start: number, raw: string) => {
    if (raw.length > LONGEST_WORD) return;
    const { folded, stem, isStop } = readWord(raw);
    words.push({ start, end: start + raw.length, folded, stem, isStop });
  };
  if (!isAscii(text)) {
    for (const match of text.matchAll(WORD)) add(match.index, match[0]);
    return words;
  }
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    let end = at;
    if (LETTERS[code] === (BEGINS | GOES_ON)) {
      while ((LETTERS[text.charCodeAt(end)] ?? 0) > 0) end += 1;
    } else if (code === DOT) {
      DOT_NET.lastIndex = at;
      if (DOT_NET.test(text)) end = DOT_NET.lastIndex;
    }
    if (end === at) continue;
    add(at, text.slice(at, end));
    at = end - 1;
  }
  return words;
}

/** The stems that carry meaning. */
export function contentStems(text: string): string[] {
  return stemsOf(wordsOf(text));
}

export function stemsOf(words: readonly Word[]): string[] {
  const stems: string[] = [];
  for (const { isStop, stem } of words) if (!isStop) stems.push(stem);
  return stems;
}
