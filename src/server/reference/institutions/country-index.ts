import { bitCount } from '../../kernel/bit-count.ts';
import { distanceToBeginning, editDistance } from '../../kernel/edit-distance.ts';
import { lettersOf } from './letters.ts';
import { INITIALS_MARK, nameKey, wordsOfName, wordsOfQuery } from './words.ts';

/** An institution with the other ways it is written, which are searched and not shown. */
export type Listed = { id: number; name: string; otherNames: string };
export type Found = { id: number; name: string };

// Typos are corrected only in words of at least this length, because shorter ones have too many neighbours. Long words
// may contain two typos.
const SHORTEST_FORGIVEN = 4;
const SHORTEST_UNFINISHED = 5;
const LONG_WORD = 8;
/**
 * If not all words match, an institution is still found by at least two matching words, one of which few institutions
 * have.
 */
const FEWEST_WORDS = 2;
const RARE = 10;

/**
 * The matches of a query, one number per institution. Bits 0 to 7: the words that match. Bits 8 to 15: those that match
 * a whole word. Bits 16 to 23: those that match only approximately. Bit 24: the first word begins the name.
 */
type Marks = Uint32Array;
const WORD_BITS = 0xff;
const WHOLE = 8;
const ALIKE = 16;
const BEGINS = 1 << 24;

/**
 * The institutions of one country by their words. Slots go from the shortest name to the longest, so that of equal
 * matches the plainest comes first. Kept in a few flat arrays: a word costs its letters and eight bytes.
 */
export class CountryIndex {
  private readonly shown: readonly Found[];
  /** Sorted; initials come before all words. */
  private readonly words: readonly string[];
  private readonly letters: Uint32Array;
  /** The index in `slots` at which the slots of each word begin. */
  private readonly starts: Uint32Array;
  private readonly slots: Uint32Array;
  /** The word that each name begins with. */
  private readonly firstWords: Uint32Array;
  private readonly afterInitials: number;

  constructor(listed: readonly Listed[]) {
    const known = merged(listed);
    this.shown = known.map(({ id, name }) => ({ id, name }));
    const postings = new Map<string, number[]>();
    const firsts: string[] = [];
    known.forEach(({ name, otherNames }, slot) => {
      const own = wordsOfName(name);
      firsts.push(own[0] ?? '');
      for (const word of new Set([...own, ...wordsOfName(otherNames)])) {
        const list = postings.get(word);
        if (list) list.push(slot);
        else postings.set(word, [slot]);
      }
    });
    this.words = [...postings.keys()].sort();
    this.letters = Uint32Array.from(this.words, lettersOf);
    this.starts = new Uint32Array(this.words.length + 1);
    this.words.forEach((word, at) => {
      this.starts[at + 1] = (this.starts[at] as number) + (postings.get(word) as number[]).length;
    });
    this.slots = Uint32Array.from(this.words.flatMap((word) => postings.get(word) as number[]));
    const places = new Map(this.words.map((word, at) => [word, at]));
    this.firstWords = Uint32Array.from(firsts, (word) => places.get(word) ?? this.words.length);
    this.afterInitials = this.firstNotBefore(String.fromCharCode(INITIALS_MARK.charCodeAt(0) + 1));
  }

  /** Names that contain all the words or words beginning with them come before approximate matches. */
  search(text: string, limit: number): Found[] {
    const words = wordsOfQuery(text);
    const found = this.searchWords(words, limit);
    if (found.length > 0) return found;
    // Finds "Cooperative" for "Co-operative".
    const joined = wordsOfQuery(text, true);
    return joined.length < words.length ? this.searchWords(joined, limit) : [];
  }

  private searchWords(words: readonly string[], limit: number): Found[] {
    if (words.length === 0) return [];
    const marks = new Uint32Array(this.shown.length);
    const all = (1 << words.length) - 1;
    const hasAll = (matched: number) => matched === all;
    const known = words.map((word, at) => this.markBeginnings(word, at, marks));
    // First only unknown words are corrected. If that finds nothing, known words are corrected too.
    for (const believed of [true, false]) {
      words.forEach((word, at) => {
        if (known[at] !== believed) this.markAlike(word, at, marks);
      });
      const found = this.best(marks, hasAll, limit);
      if (found.length > 0) return found;
    }
    const rare = rareWords(marks, words.length);
    const hasMost = (matched: number) =>
      (matched & rare) !== 0 && bitCount(matched) >= Math.max(FEWEST_WORDS, words.length / 2);
    return this.best(marks, hasMost, limit);
  }

  /** Marks institutions with the word itself, a word that begins with it, or initials equal to it. */
  private markBeginnings(word: string, at: number, marks: Marks): boolean {
    const bit = 1 << at;
    const whole = bit | (bit << WHOLE);
    let place = this.firstNotBefore(word);
    const initials = this.firstNotBefore(INITIALS_MARK + word);
    const hasInitials = this.words[initials] === INITIALS_MARK + word;
    const isKnown = hasInitials || this.words[place]?.startsWith(word) === true;
    if (hasInitials) this.mark(initials, whole, marks);
    for (; this.words[place]?.startsWith(word); place += 1) {
      this.mark(place, this.words[place] === word ? whole : bit, marks, at === 0);
    }
    return isKnown;
  }

  /** Marks institutions with a word that equals the typed one, or begins with it, after one or two changed letters. */
  private markAlike(word: string, at: number, marks: Marks): void {
    if (word.length < SHORTEST_FORGIVEN) return;
    const limit = word.length >= LONG_WORD ? 2 : 1;
    const distance = word.length >= SHORTEST_UNFINISHED ? distanceToBeginning : editDistance;
    const letters = lettersOf(word);
    const bit = 1 << at;
    for (let place = this.afterInitials; place < this.words.length; place += 1) {
      // A typo adds at most one letter that the word does not have, so most words are skipped without computing a
      // distance.
      if (bitCount(letters & ~(this.letters[place] as number)) > limit) continue;
      if (distance(word, this.words[place] as string, limit) > limit) continue;
      const end = this.starts[place + 1] as number;
      for (let index = this.starts[place] as number; index < end; index += 1) {
        const slot = this.slots[index] as number;
        if (((marks[slot] as number) & bit) === 0) marks[slot] = (marks[slot] as number) | bit | (bit << ALIKE);
      }
    }
  }

  private mark(place: number, bits: number, marks: Marks, isFirst = false): void {
    const end = this.starts[place + 1] as number;
    for (let index = this.starts[place] as number; index < end; index += 1) {
      const slot = this.slots[index] as number;
      const begins = isFirst && this.firstWords[slot] === place ? BEGINS : 0;
      marks[slot] = (marks[slot] as number) | bits | begins;
    }
  }

  private best(marks: Marks, fits: (matched: number) => boolean, limit: number): Found[] {
    const chosen: { slot: number; rank: number }[] = [];
    for (let slot = 0; slot < marks.length; slot += 1) {
      const mark = marks[slot] as number;
      if (mark === 0 || !fits(mark & WORD_BITS)) continue;
      const rank = rankOf(mark);
      if (chosen.length === limit && rank <= (chosen[limit - 1] as { rank: number }).rank) continue;
      let place = chosen.length;
      while (place > 0 && (chosen[place - 1] as { rank: number }).rank < rank) place -= 1;
      chosen.splice(place, 0, { slot, rank });
      if (chosen.length > limit) chosen.pop();
    }
    return chosen.map(({ slot }) => this.shown[slot] as Found);
  }

  private firstNotBefore(word: string): number {
    let low = 0;
    let high = this.words.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.words[middle] as string) < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Merges entries of the same institution with all their spellings, sorted by length. */
function merged(listed: readonly Listed[]): Listed[] {
  const byKey = new Map<string, Listed>();
  for (const one of listed) {
    const key = nameKey(one.name);
    const known = byKey.get(key);
    byKey.set(key, known ? { ...known, otherNames: `${known.otherNames}, ${one.otherNames}` } : one);
  }
  const { compare } = new Intl.Collator('en');
  return [...byKey.values()].sort((a, b) => a.name.length - b.name.length || compare(a.name, b.name));
}

/** Words that were written right count most, then a name that begins with the first of them, then whole words. */
function rankOf(mark: number): number {
  const right = bitCount(mark & WORD_BITS) - bitCount((mark >>> ALIKE) & WORD_BITS);
  return right * 100 + ((mark & BEGINS) !== 0 ? 10 : 0) + bitCount((mark >>> WHOLE) & WORD_BITS);
}

/** The words of the query that only few institutions have, as bits. */
function rareWords(marks: Marks, words: number): number {
  let rare = 0;
  for (let bit = 1; bit < 1 << words; bit <<= 1) {
    let count = 0;
    for (const mark of marks) if ((mark & bit) !== 0) count += 1;
    if (count > 0 && count <= RARE) rare |= bit;
  }
  return rare;
}
