import type { OccupationSpace } from './meaning.ts';
import { GRAMMAR_WORDS } from './stopwords.ts';
import { wordsOf } from './words.ts';

const UNREADABLE = { words: 6, share: 0.15 } as const;
const MOST_WORDS = 400;

/** English prose has grammar words; a list of trade words has known ones. A text with neither cannot be judged. */
export function isReadable(text: string, space: OccupationSpace): boolean {
  const words = wordsOf(text).slice(0, MOST_WORDS);
  if (words.length < UNREADABLE.words) return true;
  const read = words.filter((word) => GRAMMAR_WORDS.has(word.folded) || space.knows(word.stem)).length;
  return read / words.length >= UNREADABLE.share;
}
