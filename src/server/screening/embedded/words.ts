import { createCache } from '../../kernel/cache.ts';
import { type Glossed, glossWords } from './foreign/gloss.ts';
import { type Split, splitWords, type Word } from './splitting.ts';
import { GRAMMAR_WORDS } from './stopwords.ts';

export { fold, stemOf } from './fold.ts';
export type { Word } from './splitting.ts';

type Reading = { split: Split; glossed: Glossed | null };
// Cached, because several sections read the same texts of an application, one after the other.
const read = createCache<Reading>({ max: 30_000, sizeOf: (_, text) => text.length + 1 });

const readingOf = (text: string) => read.getOr(text, () => ({ split: splitWords(text), glossed: null }));

/** The words of a text and its language. Words of another language are replaced by their English translations. */
export function glossedWords(text: string): Glossed {
  const reading = readingOf(text);
  reading.glossed ??= glossWords(text, reading.split);
  return reading.glossed;
}

/** The words of a text with their places, so that whatever is found can be quoted exactly. */
export function wordsOf(text: string): readonly Word[] {
  return glossedWords(text).words;
}

/** The words as they are written, in any language. Names are searched in these. */
export function writtenWords(text: string): readonly Word[] {
  return readingOf(text).split.words;
}

/** The stems of the content words. */
export function contentStems(text: string): string[] {
  return stemsOf(wordsOf(text));
}

export function stemsOf(words: readonly Word[]): string[] {
  const stems: string[] = [];
  for (const { isStop, stem } of words) if (!isStop) stems.push(stem);
  return stems;
}

/** The words of a field of study. "Education" and "Management" say nothing in a résumé, but everything here. */
export function fieldStems(name: string): string[] {
  return wordsOf(name).flatMap(({ folded, stem }) => (GRAMMAR_WORDS.has(folded) ? [] : [stem]));
}
