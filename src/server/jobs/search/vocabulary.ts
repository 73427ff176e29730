import { editDistance } from '../../kernel/edit-distance.ts';

const MOST_COMPLETIONS = 40;

type Near = { word: string; distance: number; jobs: number };

/** An inverted index: the sorted slots of each token. Finds completions of a prefix, and the nearest word to a typo. */
export class Vocabulary {
  private readonly slots = new Map<string, number[]>();
  /** The sorted tokens, and the tokens by shared letter pairs. Both are built on first use after a change. */
  private sorted: string[] | null = null;
  private grams: Map<string, string[]> | null = null;

  add(tokens: readonly string[], slot: number): void {
    for (const token of tokens) {
      const list = this.slots.get(token);
      if (!list) {
        this.slots.set(token, [slot]);
        this.sorted = null;
        this.grams = null;
      } else if ((list.at(-1) as number) < slot) list.push(slot);
      else insertSorted(list, slot);
    }
  }

  remove(tokens: readonly string[], slot: number): void {
    for (const token of tokens) {
      const list = this.slots.get(token);
      const index = list ? lowerBound(list, slot) : -1;
      if (list && list[index] === slot) list.splice(index, 1);
    }
  }

  /** Slots from the given one on move up by one. */
  insertSlot(slot: number): void {
    for (const list of this.slots.values()) {
      for (let at = list.length - 1; at >= 0 && (list[at] as number) >= slot; at -= 1)
        list[at] = (list[at] as number) + 1;
    }
  }

  /** Slots of this very word. */
  exactly(token: string): readonly number[] {
    return this.slots.get(token) ?? [];
  }

  /** Slots of the word itself, of words that begin with it, or of the nearest word when it is unknown. */
  find(token: string): { slots: readonly number[]; word: string } | null {
    const known = this.findKnown(token);
    const near = known ? null : this.nearest(token);
    return near === null ? known : { slots: this.slots.get(near) ?? [], word: near };
  }

  /** The same without correcting typos: the word itself or words that begin with it. */
  findKnown(token: string): { slots: readonly number[]; word: string } | null {
    const exact = this.slots.get(token);
    if (exact && exact.length > 0) return { slots: exact, word: token };
    if (token.length >= 2) {
      const completed = this.completions(token);
      if (completed.length > 0)
        return { slots: union(completed.map((word) => this.slots.get(word) ?? [])), word: token };
    }
    return null;
  }

  private completions(beginning: string): string[] {
    this.sorted ??= [...this.slots.keys()].sort();
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.sorted[middle] as string) < beginning) low = middle + 1;
      else high = middle;
    }
    const found: string[] = [];
    for (let index = low; index < this.sorted.length && found.length < MOST_COMPLETIONS; index += 1) {
      const word = this.sorted[index] as string;
      if (!word.startsWith(beginning)) break;
      if ((this.slots.get(word)?.length ?? 0) > 0) found.push(word);
    }
    return found;
  }

  private nearest(token: string): string | null {
    if (token.length < 4) return null;
    this.grams ??= this.makeGrams();
    const shared = new Map<string, number>();
    for (const gram of gramsOf(token)) {
      for (const word of this.grams.get(gram) ?? []) shared.set(word, (shared.get(word) ?? 0) + 1);
    }
    const limit = token.length >= 8 ? 2 : 1;
    let best: Near | null = null;
    for (const [word, count] of shared) {
      // A word within the limit shares at least this many beginnings, endings and pairs.
      if (count < Math.max(1, token.length - 1 - limit * 3)) continue;
      const jobs = this.slots.get(word)?.length ?? 0;
      if (jobs === 0) continue;
      const distance = editDistance(token, word, limit);
      if (distance > limit) continue;
      const found = { word, distance, jobs };
      if (!best || byNearness(found, best) < 0) best = found;
    }
    return best?.word ?? null;
  }

  private makeGrams(): Map<string, string[]> {
    const grams = new Map<string, string[]>();
    for (const word of this.slots.keys()) {
      if (word.length < 3) continue;
      for (const gram of gramsOf(word)) {
        const list = grams.get(gram);
        if (list) list.push(word);
        else grams.set(gram, [word]);
      }
    }
    return grams;
  }
}

/** Equally near words are sorted by the number of jobs that have them, then by the alphabet, so that the order is stable. */
function byNearness(a: Near, b: Near): number {
  return a.distance - b.distance || b.jobs - a.jobs || (a.word < b.word ? -1 : 1);
}

function gramsOf(word: string): string[] {
  const padded = `^${word}$`;
  return Array.from({ length: padded.length - 1 }, (_, index) => padded.slice(index, index + 2));
}

export function lowerBound(list: ArrayLike<number>, value: number, length = list.length): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function insertSorted(list: number[], value: number): void {
  const index = lowerBound(list, value);
  if (list[index] !== value) list.splice(index, 0, value);
}

function union(lists: (readonly number[])[]): number[] {
  if (lists.length === 1) return lists[0] as number[];
  return [...new Set(lists.flat())].sort((a, b) => a - b);
}
