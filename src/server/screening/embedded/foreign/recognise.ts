import { readWord, type Split, splitWords, type Word } from '../splitting.ts';
import type { ForeignLanguage } from './lexicon.ts';
import { EXACT, GRAMMAR, LATIN, LOOSE, looseSignsOf, SIGN } from './signs.ts';

export type TextLanguage = ForeignLanguage | 'en' | 'other';

// Up to one foreign word in twelve, with at least as many English grammar words, is taken as a name or a loanword.
const FOREIGN_SHARE = 0.08;
/** The share of words that must belong to a language for a text to count as written in it. */
const SPEAKING = 0.3;
const MOST_WORDS = 400;
// The value of a word that several languages share: French shares short words with its neighbours, and all of them
// share words with English.
const SHARED = 0.4;
// The value of a word that matches a glossary only without its ending. Such matches may be coincidences, so they count
// less in long texts.
const LOOSELY = { few: 0.5, many: 0.2 } as const;
const FEW = 5;

/** Whether a text is clearly English. This is true for nearly every text and is cheap to check. */
export function isPlainlyEnglish({ words, decisive, foreign }: Split): boolean {
  if (words.length <= 3) return false;
  if (foreign > decisive || foreign >= Math.max(2, FOREIGN_SHARE * words.length)) return false;
  return decisive > 0 || words.length <= FEW;
}

// Signs of a word that is known as written, so that other endings need not be tried.
const NAMED = LATIN.reduce((signs, language) => signs | GRAMMAR[language] | EXACT[language], SIGN.english as number);

export type Scores = Record<TextLanguage, number>;

/** How strongly the words indicate each language. */
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
