import { createCache } from '../../kernel/cache.ts';
import { type Glossed, glossWords } from './foreign/gloss.ts';
import { type Split, splitWords, type Word } from './splitting.ts';
import { GRAMMAR_WORDS } from './stopwords.ts';

export { fold, stemOf } from './fold.ts';
export type { Word } from './splitting.ts';

type Reading = { split: Split; glossed: Glossed | null };
// One application's texts are read by several sections, one after the other.
const read = createCache<Reading>({ max: 30_000, sizeOf: (_, text) => text.length + 1 });

const readingOf = (text: string) => read.getOr(text, () => ({ split: splitWords(text), glossed: null }));

/** The words of a text and its language: those of another language as the English words for them. */
export function glossedWords(text: string): Glossed {
  const reading = readingOf(text);
  reading.glossed ??= glossWords(text, reading.split);
  return reading.glossed;
}

/** The words of a text with their places, so that whatever is found can be quoted exactly. */
export function wordsOf(text: string): readonly Word[] {
  return glossedWords(text).words;
}

/** The same as they are written, in whatever language: names are looked for among these. */
export function writtenWords(text: string): readonly Word[] {
  return readingOf(text).split.words;
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

/** The words of a field of study: "Education" and "Management" say nothing in a résumé, and everything here. */
export function fieldStems(name: string): string[] {
  return wordsOf(name).flatMap(({ folded, stem }) => (GRAMMAR_WORDS.has(folded) ? [] : [stem]));
}
