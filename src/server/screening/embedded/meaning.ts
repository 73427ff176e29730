import { createCache } from '../../kernel/cache.ts';
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
const MOST_TITLES = 300;
const STRONGEST = 3;
const TWO_STEPS_AWAY = 0.4;

/** How strongly a word speaks of which occupations: two lists side by side. */
type Postings = { occupations: number[]; weights: number[] };
type Field = 'inProse' | 'inTitles';

/** A word of the knowledge, or a pair of words. */
type Feature = {
  rarity: number;
  /** What a pair tells more than a word. */
  factor: number;
  inProse: Postings | null;
  inTitles: Postings | null;
  /** The pairs that begin with this word, by their second one. */
  pairs: Map<string, Feature>;
};

/** What a title says: by titles and by words of the trades, and the same widened to neighbouring occupations. */
type TitleMeaning = { byTitles: Meaning; byWords: Meaning; nearTitles: Meaning; nearWords: Meaning };

/** The occupations that a meaning touches at all, which are few, and how closely. */
type Sparse = { occupations: number[]; values: number[] };

export class OccupationSpace {
  readonly size: number;
  private readonly features = new Map<string, Feature>();
  private readonly ownMeanings = new Map<number, Sparse>();
  /** Beside which others each occupation stands. */
  private readonly neighbours: number[][];
  private readonly titles = createCache<TitleMeaning>({ max: MOST_TITLES });

  constructor(readonly occupations: readonly Occupation[]) {
    this.size = occupations.length;
    const places = new Map(occupations.map(({ title }, at) => [title, at]));
    this.neighbours = occupations.map((entry) => entry.neighbours.flatMap((title) => places.get(title) ?? []));
    // Neighbourhood counts in both directions.
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

  /** Words come before the pairs that they begin. */
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

  /** How much a known word tells; a word of no occupation tells nothing about the trade. */
  rarityOf(stem: string): number {
    return this.features.get(stem)?.rarity ?? 0;
  }

  /** The meaning of prose: words that carry meaning, in order. */
  meaningOf(stems: readonly string[]): Meaning {
    return this.project('inProse', stems);
  }

  /** How much of a word belongs to the given occupations. */
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

  /** Titles, degrees and fields of study are written alike by many: what they say is kept for a while. */
  readTitle(stems: readonly string[]): TitleMeaning {
    return this.titles.getOr(stems.join(' '), () => {
      const byTitles = this.titleMeaningOf(stems);
      const byWords = this.meaningOf(stems);
      return { byTitles, byWords, nearTitles: this.relatedTo(byTitles), nearWords: this.relatedTo(byWords) };
    });
  }

  /** A short text names few occupations; this adds those that are like them, so that neighbours meet. */
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

  /** The few occupations that a meaning speaks of most, strongest first, each with its share of the strongest. */
  strongestIn(meaning: Meaning): { occupation: number; share: number }[] {
    const top = topOf(meaning, STRONGEST);
    const most = meaning[top[0] ?? 0] ?? 0;
    return top.map((occupation) => ({ occupation, share: (meaning[occupation] ?? 0) / most }));
  }

  /** The occupations whose people could do a good part of the given ones' work: 1 beside them, less two steps away. */
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

  /** How far a meaning is that of a neighbour: the best of what it speaks of most. */
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

  /** In the order of the text, each with how often it stands there. */
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

/** Raises what stands out, so that the few near occupations outweigh the many far ones; then scales to length 1. */
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
