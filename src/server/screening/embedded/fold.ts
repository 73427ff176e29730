import { isAscii } from '#shared/kernel/text.ts';

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
