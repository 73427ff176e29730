import { createCache } from '../../kernel/cache.ts';
import type { Occupation } from './occupations.ts';
import { contentStems } from './words.ts';

/**
 * Explicit semantic analysis: a text is described by how close it is to each known occupation. Two texts that share no
 * word ("reconciled ledgers", "bookkeeping") are still near each other when they are near the same occupations.
 */
export type Meaning = Float32Array;

// The main title weighs twice as much as other titles and terms.
const TITLE_WEIGHT = 2;
const OTHER_TITLE_WEIGHT = 1;
const TERM_WEIGHT = 1;
// A known pair of words ("general ledger") says more than its words alone.
const PAIR_WEIGHT = 1.5;

// The number of nearest occupations by which a meaning is extended.
const NEIGHBOURS = 5;
const MOST_TITLES = 300;
const STRONGEST = 3;
const TWO_STEPS_AWAY = 0.4;

/** The occupations that a word is associated with, and how strongly, as two parallel lists. */
type Postings = { occupations: number[]; weights: number[] };
type Field = 'inProse' | 'inTitles';

/** A word or a pair of words that the knowledge base contains. */
type Feature = {
  rarity: number;
  /** The weight of a pair relative to a single word. */
  factor: number;
  inProse: Postings | null;
  inTitles: Postings | null;
  /** The pairs that begin with this word, by their second one. */
  pairs: Map<string, Feature>;
};

/** The meanings of a title: by titles, by words of the trades, and both extended to related occupations. */
type TitleMeaning = { byTitles: Meaning; byWords: Meaning; nearTitles: Meaning; nearWords: Meaning };

/** The few occupations with a value other than zero, and these values. */
type Sparse = { occupations: number[]; values: number[] };

export class OccupationSpace {
  readonly size: number;
  private readonly features = new Map<string, Feature>();
  private readonly ownMeanings = new Map<number, Sparse>();
  /** The neighbours of each occupation. */
  private readonly neighbours: number[][];
  private readonly titles = createCache<TitleMeaning>({ max: MOST_TITLES });

  constructor(readonly occupations: readonly Occupation[]) {
    this.size = occupations.length;
    const places = new Map(occupations.map(({ title }, at) => [title, at]));
    this.neighbours = occupations.map((entry) => entry.neighbours.flatMap((title) => places.get(title) ?? []));
    // Neighbourhood is symmetric.
    this.neighbours.forEach((others, at) => {
      for (const other of others) if (!this.neighbours[other]?.includes(at)) this.neighbours[other]?.push(at);
    });
    const counts = occupations.map(countFeatures);
    const spread = new Map<string, number>();
    for (const count of counts) for (const feature of count.keys()) spread.set(feature, (spread.get(feature) ?? 0) + 1);
    for (const [feature, in_] of spread) this.learn(feature, Math.log(1 + this.size / in_));
    counts.forEach((count, occupation) => {
      this.index('inProse', occupation, count);
    });
    occupations.forEach((entry, occupation) => {
      const titles = new Map<string, number>();
      for (const title of [entry.title, entry.title, ...entry.otherTitles]) addFeatures(titles, contentStems(title), 1);
      this.index('inTitles', occupation, titles);
    });
  }

  /** A word must be added before the pairs that it begins. */
  private learn(name: string, rarity: number) {
    const [first = '', second] = name.split(' ');
    const among = second === undefined ? this.features : this.features.get(first)?.pairs;
    const factor = second === undefined ? 1 : PAIR_WEIGHT;
    among?.set(second ?? first, { rarity, factor, inProse: null, inTitles: null, pairs: new Map() });
  }

  private featureOf(name: string): Feature | undefined {
    const [first = '', second] = name.split(' ');
    const word = this.features.get(first);
    return second === undefined ? word : word?.pairs.get(second);
  }

  private index(field: Field, occupation: number, count: Map<string, number>) {
    let norm = 0;
    const weighted = [...count].flatMap(([name, n]): [Feature, number][] => {
      const feature = this.featureOf(name);
      if (!feature) return [];
      const weight = weightOf(feature, n);
      norm += weight * weight;
      return [[feature, weight]];
    });
    for (const [feature, weight] of weighted) {
      feature[field] ??= { occupations: [], weights: [] };
      feature[field].occupations.push(occupation);
      feature[field].weights.push(weight / Math.sqrt(norm || 1));
    }
  }

  knows(stem: string): boolean {
    return this.features.has(stem);
  }

  /** How much a word says about a trade; 0 for a word of no occupation. */
  rarityOf(stem: string): number {
    return this.features.get(stem)?.rarity ?? 0;
  }

  /** The meaning of prose, given its content words in order. */
  meaningOf(stems: readonly string[]): Meaning {
    return this.project('inProse', stems);
  }

  /** How strongly a word is associated with the given occupations. */
  pullOf(stem: string, towards: Meaning): number {
    const feature = this.features.get(stem);
    if (!feature?.inProse) return 0;
    const { occupations, weights } = feature.inProse;
    let sum = 0;
    for (let at = 0; at < occupations.length; at += 1) {
      sum += (weights[at] as number) * (towards[occupations[at] as number] as number);
    }
    return sum * feature.rarity;
  }

  /** The meaning of a job title, looked up among titles only. */
  titleMeaningOf(stems: readonly string[]): Meaning {
    return this.project('inTitles', stems);
  }

  /** Many people write the same titles, degrees and fields of study, so their meanings are cached. */
  readTitle(stems: readonly string[]): TitleMeaning {
    return this.titles.getOr(stems.join(' '), () => {
      const byTitles = this.titleMeaningOf(stems);
      const byWords = this.meaningOf(stems);
      return { byTitles, byWords, nearTitles: this.relatedTo(byTitles), nearWords: this.relatedTo(byWords) };
    });
  }

  /** Extends a meaning to similar occupations, because a short text names only few. */
  relatedTo(meaning: Meaning): Meaning {
    const related = new Float32Array(this.size);
    for (const occupation of topOf(meaning, NEIGHBOURS)) {
      const { occupations, values } = this.meaningOfOccupation(occupation);
      const share = meaning[occupation] as number;
      for (let at = 0; at < occupations.length; at += 1) {
        const other = occupations[at] as number;
        related[other] = (related[other] as number) + share * (values[at] as number);
      }
    }
    return scaleToOne(related);
  }

  /** The strongest occupations of a meaning, each with its value relative to the strongest. */
  strongestIn(meaning: Meaning): { occupation: number; share: number }[] {
    const top = topOf(meaning, STRONGEST);
    const most = meaning[top[0] ?? 0] ?? 0;
    return top.map((occupation) => ({ occupation, share: (meaning[occupation] ?? 0) / most }));
  }

  /**
   * The occupations whose people could do a good part of this work: full value for direct neighbours, less at two
   * steps.
   */
  neighboursOf(meaning: Meaning): Meaning {
    const around = new Float32Array(this.size);
    const reach = (occupation: number, nearness: number) => {
      if (nearness > (around[occupation] ?? 0)) around[occupation] = nearness;
      return this.neighbours[occupation] ?? [];
    };
    for (const { occupation, share } of this.strongestIn(meaning)) {
      for (const next of reach(occupation, share)) {
        for (const second of reach(next, share)) reach(second, share * TWO_STEPS_AWAY);
      }
    }
    return around;
  }

  /** How near a meaning is to the neighbouring occupations: the best value among its strongest occupations. */
  nearnessTo(around: Meaning, meaning: Meaning): number {
    return this.strongestIn(meaning).reduce(
      (best, { occupation, share }) => Math.max(best, share * (around[occupation] ?? 0)),
      0,
    );
  }

  private meaningOfOccupation(occupation: number): Sparse {
    const kept = this.ownMeanings.get(occupation);
    if (kept) return kept;
    const { title, otherTitles, terms } = this.occupations[occupation] as Occupation;
    const meaning = this.meaningOf([title, title, ...otherTitles, ...terms].flatMap(contentStems));
    const sparse: Sparse = { occupations: [], values: [] };
    meaning.forEach((value, at) => {
      if (value === 0) return;
      sparse.occupations.push(at);
      sparse.values.push(value);
    });
    this.ownMeanings.set(occupation, sparse);
    return sparse;
  }

  private project(field: Field, stems: readonly string[]): Meaning {
    const meaning = new Float32Array(this.size);
    for (const [feature, n] of this.featuresIn(field, stems)) {
      const weight = weightOf(feature, n);
      const { occupations, weights } = feature[field] as Postings;
      for (let at = 0; at < occupations.length; at += 1) {
        const occupation = occupations[at] as number;
        meaning[occupation] = (meaning[occupation] as number) + weight * (weights[at] as number);
      }
    }
    return sharpen(meaning);
  }

  /** The features of a text in order, each with its number of occurrences. */
  private featuresIn(field: Field, stems: readonly string[]): Map<Feature, number> {
    const count = new Map<Feature, number>();
    for (let at = 0; at < stems.length; at += 1) {
      const word = this.features.get(stems[at] as string);
      if (!word?.[field]) continue;
      count.set(word, (count.get(word) ?? 0) + 1);
      const pair = at + 1 < stems.length ? word.pairs.get(stems[at + 1] as string) : undefined;
      if (pair?.[field]) count.set(pair, (count.get(pair) ?? 0) + 1);
    }
    return count;
  }
}

function weightOf({ rarity, factor }: Feature, count: number): number {
  return (1 + Math.log(count)) * rarity * factor;
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

/**
 * Raises large values, so that the few near occupations outweigh the many distant ones, and scales the result to length
 * 1.
 */
function sharpen(meaning: Meaning): Meaning {
  let top = 0;
  for (let at = 0; at < meaning.length; at += 1) if ((meaning[at] as number) > top) top = meaning[at] as number;
  if (top === 0) return meaning;
  for (let at = 0; at < meaning.length; at += 1) {
    const value = meaning[at] as number;
    if (value !== 0) meaning[at] = (value / top) ** SHARPNESS;
  }
  return scaleToOne(meaning);
}

function scaleToOne(meaning: Meaning): Meaning {
  let norm = 0;
  for (let at = 0; at < meaning.length; at += 1) norm += (meaning[at] as number) * (meaning[at] as number);
  if (norm === 0) return meaning;
  const scale = 1 / Math.sqrt(norm);
  for (let at = 0; at < meaning.length; at += 1) meaning[at] = (meaning[at] as number) * scale;
  return meaning;
}

/** Cosine of two meanings: 0 unrelated, 1 the same. */
export function closeness(one: Meaning, other: Meaning): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] as number) * (other[at] as number);
  return Math.min(1, sum);
}

function addFeatures(count: Map<string, number>, stems: readonly string[], weight: number) {
  stems.forEach((stem, at) => {
    count.set(stem, (count.get(stem) ?? 0) + weight);
    const next = stems[at + 1];
    if (next === undefined) return;
    const pair = `${stem} ${next}`;
    count.set(pair, (count.get(pair) ?? 0) + weight);
  });
}

function countFeatures(occupation: Occupation): Map<string, number> {
  const count = new Map<string, number>();
  addFeatures(count, contentStems(occupation.title), TITLE_WEIGHT);
  for (const title of occupation.otherTitles) addFeatures(count, contentStems(title), OTHER_TITLE_WEIGHT);
  for (const term of occupation.terms) addFeatures(count, contentStems(term), TERM_WEIGHT);
  return count;
}
