import { andInto, andNotInto, type Bits, isEmpty, newBits, orInto, setBit } from './bits.ts';
import { tokensOf } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

export type TextMatch = {
  all: Bits;
  /** Disjoint sets, from the most to the least relevant; within each the newest job comes first. */
  tiers: Bits[];
  /** The corrected search, if a word was misspelt. */
  corrected: string | null;
};

/**
 * All words must be found; jobs with all of them in the title come first, then those with some.
 * When no job has all words, those with most of them are shown instead.
 */
export function matchText(words: Vocabulary, titles: Vocabulary | null, text: string, capacity: number): TextMatch {
  const tokens = tokensOf(text);
  const found = tokens.map((token) => words.find(token));
  const changed = found.some((match, index) => match && match.word !== tokens[index]);
  const corrected = changed ? found.map((match, index) => match?.word ?? tokens[index]).join(' ') : null;
  const lists = found.map((match) => match?.slots ?? []);
  const all = intersection(lists, capacity);
  if (isEmpty(all)) {
    const tiers = byMatchedWords(lists, capacity);
    return { all: unionOf(tiers, capacity), tiers, corrected };
  }
  if (!titles) return { all, tiers: [all], corrected };
  const inTitle = found.map((match) => bitsOf((match && titles.find(match.word)?.slots) ?? [], capacity));
  const some = unionOf(inTitle, capacity);
  andInto(some, all);
  const whole = some.slice();
  for (const bits of inTitle) andInto(whole, bits);
  const rest = all.slice();
  andNotInto(rest, some);
  andNotInto(some, whole);
  return { all, tiers: [whole, some, rest], corrected };
}

/** Requires all words as they were written, without corrections, because mailed results should not be guesses. */
export function matchAllWords(words: Vocabulary, text: string, capacity: number): Bits {
  return intersection(
    tokensOf(text).map((token) => words.findKnown(token)?.slots ?? []),
    capacity,
  );
}

function byMatchedWords(lists: (readonly number[])[], capacity: number): Bits[] {
  const hits = new Map<number, number>();
  for (const list of lists) for (const slot of list) hits.set(slot, (hits.get(slot) ?? 0) + 1);
  const tiers = lists.map(() => newBits(capacity));
  for (const [slot, count] of hits) setBit(tiers[lists.length - count] as Bits, slot);
  return tiers;
}

function intersection(lists: (readonly number[])[], capacity: number): Bits {
  const [first, ...others] = lists.map((list) => bitsOf(list, capacity));
  const all = first ?? newBits(capacity);
  for (const bits of others) andInto(all, bits);
  return all;
}

function bitsOf(slots: readonly number[], capacity: number): Bits {
  const bits = newBits(capacity);
  for (let at = 0; at < slots.length; at += 1) setBit(bits, slots[at] as number);
  return bits;
}

function unionOf(sets: Bits[], capacity: number): Bits {
  const all = newBits(capacity);
  for (const bits of sets) orInto(all, bits);
  return all;
}
