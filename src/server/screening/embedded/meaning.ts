import type { Occupation } from './occupations.ts';
import { contentStems } from './words.ts';

/**
 * Explicit semantic analysis: a text is described by how close it is to each known occupation. Two texts that share no
 * word ("reconciled ledgers", "bookkeeping") are still near each other when they are near the same occupations.
 */
export type Meaning = Float32Array;

// A title names the occupation, its synonyms nearly so; a term only suggests it.
const TITLE_WEIGHT = 2;
const OTHER_TITLE_WEIGHT = 1;
const TERM_WEIGHT = 1;
// A pair of words that stands in the knowledge ("general ledger") tells more than its words alone.
const PAIR_WEIGHT = 1.5;

// Five occupations are enough to place a title.
const NEIGHBOURS = 5;

type Posting = { occupation: number; weight: number };

export class OccupationSpace {
  readonly size: number;
  private readonly rarity = new Map<string, number>();
  private readonly postings = new Map<string, Posting[]>();
  private readonly titlePostings = new Map<string, Posting[]>();
  private readonly ownMeanings = new Map<number, Meaning>();

  constructor(readonly occupations: readonly Occupation[]) {
    this.size = occupations.length;
    const counts = occupations.map(countFeatures);
    const spread = new Map<string, number>();
    for (const count of counts) for (const feature of count.keys()) spread.set(feature, (spread.get(feature) ?? 0) + 1);
    for (const [feature, in_] of spread) this.rarity.set(feature, Math.log(1 + this.size / in_));
    counts.forEach((count, occupation) => {
      this.index(this.postings, occupation, count);
    });
    occupations.forEach((entry, occupation) => {
      const titles = new Map<string, number>();
      for (const title of [entry.title, entry.title, ...entry.otherTitles]) addFeatures(titles, contentStems(title), 1);
      this.index(this.titlePostings, occupation, titles);
    });
  }

  private index(postings: Map<string, Posting[]>, occupation: number, count: Map<string, number>) {
    let norm = 0;
    const weighted = [...count].map(([feature, n]): [string, number] => {
      const weight = (1 + Math.log(n)) * (this.rarity.get(feature) ?? 0) * pairFactor(feature);
      norm += weight * weight;
      return [feature, weight];
    });
    for (const [feature, weight] of weighted) {
      const entry = postings.get(feature) ?? [];
      entry.push({ occupation, weight: weight / Math.sqrt(norm || 1) });
      postings.set(feature, entry);
    }
  }

  knows(stem: string): boolean {
    return this.rarity.has(stem);
  }

  /** How much a known word tells; a word of no occupation tells nothing about the trade. */
  rarityOf(stem: string): number {
    return this.rarity.get(stem) ?? 0;
  }

  /** The meaning of prose: words that carry meaning, in order. */
  meaningOf(stems: readonly string[]): Meaning {
    return this.project(this.postings, stems);
  }

  /** How much of a word belongs to the given occupations. */
  pullOf(stem: string, towards: Meaning): number {
    let sum = 0;
    for (const { occupation, weight } of this.postings.get(stem) ?? []) sum += weight * (towards[occupation] ?? 0);
    return sum * this.rarityOf(stem);
  }

  /** The meaning of a job title, looked up among titles only. */
  titleMeaningOf(stems: readonly string[]): Meaning {
    return this.project(this.titlePostings, stems);
  }

  /** A short text names few occupations; this adds those that are like them, so that neighbours meet. */
  relatedTo(meaning: Meaning): Meaning {
    const nearest = topOf(meaning, NEIGHBOURS);
    const related = new Float32Array(this.size);
    for (const occupation of nearest) {
      const own = this.meaningOfOccupation(occupation);
      const share = meaning[occupation] ?? 0;
      for (let at = 0; at < related.length; at += 1) related[at] = (related[at] ?? 0) + share * (own[at] ?? 0);
    }
    return scaleToOne(related);
  }

  private meaningOfOccupation(occupation: number): Meaning {
    const kept = this.ownMeanings.get(occupation);
    if (kept) return kept;
    const { title, otherTitles, terms } = this.occupations[occupation] as Occupation;
    const meaning = this.meaningOf([title, title, ...otherTitles, ...terms].flatMap(contentStems));
    this.ownMeanings.set(occupation, meaning);
    return meaning;
  }

  private project(postings: Map<string, Posting[]>, stems: readonly string[]): Meaning {
    const count = new Map<string, number>();
    addFeatures(count, stems, 1, (feature) => postings.has(feature));
    const meaning = new Float32Array(this.size);
    for (const [feature, n] of count) {
      const weight = (1 + Math.log(n)) * (this.rarity.get(feature) ?? 0) * pairFactor(feature);
      for (const posting of postings.get(feature) ?? []) {
        meaning[posting.occupation] = (meaning[posting.occupation] ?? 0) + weight * posting.weight;
      }
    }
    return sharpen(meaning);
  }
}

const SHARPNESS = 1.5;

/** The places of the largest values, largest first; the earlier of equals first. */
function topOf(values: Meaning, most: number): number[] {
  const top: number[] = [];
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? 0;
    if (value <= 0 || (top.length === most && value <= (values[top[most - 1] ?? 0] ?? 0))) continue;
    const place = top.findIndex((other) => (values[other] ?? 0) < value);
    top.splice(place < 0 ? top.length : place, 0, at);
    if (top.length > most) top.pop();
  }
  return top;
}

/** Raises what stands out, so that the few near occupations outweigh the many far ones; then scales to length 1. */
function sharpen(meaning: Meaning): Meaning {
  let top = 0;
  for (const value of meaning) if (value > top) top = value;
  if (top === 0) return meaning;
  for (let at = 0; at < meaning.length; at += 1) meaning[at] = ((meaning[at] ?? 0) / top) ** SHARPNESS;
  return scaleToOne(meaning);
}

function scaleToOne(meaning: Meaning): Meaning {
  let norm = 0;
  for (const value of meaning) norm += value * value;
  if (norm === 0) return meaning;
  const scale = 1 / Math.sqrt(norm);
  for (let at = 0; at < meaning.length; at += 1) meaning[at] = (meaning[at] ?? 0) * scale;
  return meaning;
}

/** Cosine of two meanings: 0 unrelated, 1 the same. */
export function closeness(one: Meaning, other: Meaning): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return Math.min(1, sum);
}

function pairFactor(feature: string): number {
  return feature.includes(' ') ? PAIR_WEIGHT : 1;
}

function addFeatures(
  count: Map<string, number>,
  stems: readonly string[],
  weight: number,
  wanted: (feature: string) => boolean = () => true,
) {
  stems.forEach((stem, at) => {
    if (wanted(stem)) count.set(stem, (count.get(stem) ?? 0) + weight);
    const next = stems[at + 1];
    if (next === undefined) return;
    const pair = `${stem} ${next}`;
    if (wanted(pair)) count.set(pair, (count.get(pair) ?? 0) + weight);
  });
}

function countFeatures(occupation: Occupation): Map<string, number> {
  const count = new Map<string, number>();
  addFeatures(count, contentStems(occupation.title), TITLE_WEIGHT);
  for (const title of occupation.otherTitles) addFeatures(count, contentStems(title), OTHER_TITLE_WEIGHT);
  for (const term of occupation.terms) addFeatures(count, contentStems(term), TERM_WEIGHT);
  return count;
}
