import { readWord, type Split, splitWords, type Word } from '../splitting.ts';
import type { ForeignLanguage } from './lexicon.ts';
import { EXACT, GRAMMAR, LATIN, LOOSE, looseSignsOf, SIGN } from './signs.ts';

export type TextLanguage = ForeignLanguage | 'en' | 'other';

// One foreign word in twelve, beside as much English grammar, is a name or a loan.
const FOREIGN_SHARE = 0.08;
/** The share of words that must belong to a language for a text to count as written in it. */
const SPEAKING = 0.3;
const MOST_WORDS = 400;
// French shares its smallest words with its neighbours, and all of them share words with English.
const SHARED = 0.4;
// A word of any language at all may look like another one without its ending: a long text needs surer signs.
const LOOSELY = { few: 0.5, many: 0.2 } as const;
const FEW = 5;

/** Whether nothing speaks against English: what holds for nearly every text, and costs nothing to see. */
export function isPlainlyEnglish({ words, decisive, foreign }: Split): boolean {
  if (words.length <= 3) return false;
  if (foreign > decisive || foreign >= Math.max(2, FOREIGN_SHARE * words.length)) return false;
  return decisive > 0 || words.length <= FEW;
}

// Known as it is written: no other ending needs to be thought of.
const NAMED = LATIN.reduce((signs, language) => signs | GRAMMAR[language] | EXACT[language], SIGN.english as number);

export type Scores = Record<TextLanguage, number>;

/** How strongly the words speak for each language. */
export function scoresOf(text: string, words: readonly Word[]): Scores {
  const loosely = words.length > FEW ? LOOSELY.many : LOOSELY.few;
  const scores: Scores = { en: 0, ar: 0, so: 0, sw: 0, fr: 0, other: 0 };
  for (const { start, end } of words) {
    const { folded, signs } = readWord(text.slice(start, end));
    if ((signs & SIGN.arabic) !== 0) scores.ar += 1;
    else if ((signs & SIGN.otherScript) !== 0) scores.other += 1;
    else addLatin(scores, loosely, (signs & NAMED) === 0 ? signs | looseSignsOf(folded) : signs);
  }
  return scores;
}

function addLatin(scores: Scores, loosely: number, signs: number): void {
  const isEnglish = (signs & SIGN.english) !== 0;
  const isOther = (signs & SIGN.otherGrammar) !== 0;
  let isForeign = false;
  for (const language of LATIN) {
    if ((signs & (GRAMMAR[language] | EXACT[language])) !== 0) {
      isForeign = true;
      scores[language] += isEnglish || isOther ? SHARED : 1;
    } else if ((signs & LOOSE[language]) !== 0) scores[language] += loosely;
  }
  if ((signs & SIGN.decisive) !== 0) scores.en += 1;
  else if (isEnglish) scores.en += isForeign ? SHARED : 1;
  if (isOther) scores.other += isForeign || isEnglish ? SHARED : 1;
}

export function languageByScores(scores: Scores, words: number): TextLanguage {
  let best: TextLanguage = 'en';
  for (const language of ['ar', 'so', 'sw', 'fr', 'other'] as const)
    if (scores[language] > scores[best]) best = language;
  if (best === 'en') return words > FEW && scores.en < SPEAKING * words * SHARED ? 'other' : 'en';
  if (words > FEW && scores[best] < SPEAKING * words) return 'other';
  return best;
}

export function languageOfWords(text: string, split: Split): TextLanguage {
  if (isPlainlyEnglish(split)) return 'en';
  const words = split.words.slice(0, MOST_WORDS);
  return languageByScores(scoresOf(text, words), words.length);
}

/** The language of a text by its script, its grammar words and the words that the glossaries know. */
export function languageOf(text: string): TextLanguage {
  return languageOfWords(text, splitWords(text));
}
