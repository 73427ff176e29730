import { readWord, type Split, type Word } from '../splitting.ts';
import { isEnglish } from './english.ts';
import { type ForeignLanguage, type Lexicon, lexiconOf, type Place } from './lexicon.ts';
import { isPlainlyEnglish, languageByScores, languageOfWords, scoresOf, type TextLanguage } from './recognise.ts';

/** `understood`: the share of the content words that are known, from 0 to 1. */
export type Glossed = { words: readonly Word[]; language: TextLanguage; understood: number };

type Count = { telling: number; known: number };

/** Replaces words of another language by their English translations, each with the position of the original. */
export function glossWords(text: string, split: Split): Glossed {
  if (isPlainlyEnglish(split)) return { words: split.words, language: 'en', understood: 1 };
  const language = languageOfWords(text, split);
  const count: Count = { telling: 0, known: 0 };
  const out: Word[] = [];
  let isGlossed = false;
  for (const [from, to] of sentencesOf(text, split.words)) {
    const words = split.words.slice(from, to);
    const spoken = languageOfSentence(text, words, language);
    if (spoken === 'en' || spoken === 'other') {
      for (const word of words) out.push(word);
      countWords(words, spoken, count);
    } else {
      isGlossed = true;
      gloss(words, spoken, out, count);
    }
  }
  // One known word is added, so that a text of only grammar words counts as understood.
  const understood = (count.known + 1) / (count.telling + 1);
  return { words: isGlossed ? out : split.words, language, understood };
}

function countWords(words: readonly Word[], language: TextLanguage, count: Count): void {
  for (const { folded, isStop } of words) {
    if (isStop || !HAS_LETTER.test(folded)) continue;
    count.telling += 1;
    if (language === 'en' || isEnglish(folded)) count.known += 1;
  }
}

const SENTENCE_END = /[.!?;:\n\r•●▪؟؛۔|]/;

function sentencesOf(text: string, words: readonly Word[]): [number, number][] {
  const sentences: [number, number][] = [];
  let from = 0;
  for (let at = 1; at <= words.length; at += 1) {
    if (at < words.length && !SENTENCE_END.test(text.slice(words[at - 1]?.end, words[at]?.start))) continue;
    if (at > from) sentences.push([from, at]);
    from = at;
  }
  return sentences;
}

const ENOUGH_WORDS = 4;
// The beginning of a long sentence is enough to recognise its language.
const MOST_WORDS = 60;

/** A sentence has the language of its text, unless it clearly indicates another one. */
function languageOfSentence(text: string, words: readonly Word[], ofText: TextLanguage): TextLanguage {
  const first = words.slice(0, MOST_WORDS);
  const scores = scoresOf(text, first);
  const own = languageByScores(scores, first.length);
  if (own === ofText) return ofText;
  // Another script is another language, however short.
  if (own === 'ar' && scores.ar > first.length / 2) return 'ar';
  if (words.length < ENOUGH_WORDS) return ofText === 'ar' && scores.ar === 0 ? own : ofText;
  return scores[own] > 2 * scores[ofText] ? own : ofText;
}

const HAS_LETTER = /\p{L}/u;

function gloss(words: readonly Word[], language: ForeignLanguage, out: Word[], count: Count): void {
  const lexicon = lexiconOf(language);
  const keys = words.map(({ folded }) => keysOf(folded, language, lexicon));
  for (let at = 0; at < words.length; ) {
    const word = words[at] as Word;
    const { length, english } = longest(keys, at, lexicon.first);
    if (length === 0) {
      out.push(word);
      if (HAS_LETTER.test(word.folded) && word.folded.length > 1) {
        count.telling += 1;
        if (isEnglish(word.folded)) count.known += 1;
      }
      at += 1;
      continue;
    }
    const { end } = words[at + length - 1] as Word;
    if (english === '') {
      for (const stop of words.slice(at, at + length)) out.push({ ...stop, isStop: true });
    } else {
      count.telling += length;
      count.known += length;
      for (const piece of english.split(' ')) {
        const { folded, stem, isStop } = readWord(piece);
        out.push({ start: word.start, end, folded, stem, isStop });
      }
    }
    at += length;
  }
}

const keyCache = new Map<string, readonly string[]>();
const MOST_KEYS = 20_000;

function keysOf(folded: string, language: ForeignLanguage, { forms }: Lexicon): readonly string[] {
  const name = `${language} ${folded}`;
  const kept = keyCache.get(name);
  if (kept) return kept;
  if (keyCache.size >= MOST_KEYS) keyCache.clear();
  const keys = forms.text(folded);
  keyCache.set(name, keys);
  return keys;
}

const LONGEST_PHRASE = 6;

/** The longest phrase of the glossary that begins here. */
function longest(
  keys: readonly (readonly string[])[],
  at: number,
  place: Place,
  length = 0,
): { length: number; english: string } {
  let best = { length: 0, english: '' };
  if (length >= LONGEST_PHRASE) return best;
  for (const key of keys[at + length] ?? []) {
    const next = place.next.get(key);
    if (!next) continue;
    const further = longest(keys, at, next, length + 1);
    if (further.length > best.length) best = further;
    if (next.english !== null && length + 1 > best.length) best = { length: length + 1, english: next.english };
  }
  return best;
}
