import type { JobCard, JobFacets, JobFilters } from '#shared/jobs/jobs.contract.ts';
import { EXPERIENCE_LEVELS, JOB_TYPES, JOBS_PER_PAGE } from '#shared/jobs/jobs.values.ts';
import { EDUCATION_LEVELS } from '#shared/reference/qualifications.values.ts';
import { type Cache, createCache } from '../../kernel/cache.ts';
import { andInto, type Bits, countBits, hasBit, newBits, orInto, setBit, walkDown } from './bits.ts';
import { countFacets, firstSlotSince } from './facets.ts';
import type { JobIndex } from './job-index.ts';
import { matchAllWords, matchText, type TextMatch } from './match-text.ts';

/** The filters that narrow a search, each with the jobs it lets through. */
type Narrowing = Map<FilterName, Bits>;
type FilterName =
  | 'q'
  | 'place'
  | 'type'
  | 'country'
  | 'remote'
  | 'featured'
  | 'salary'
  | 'education'
  | 'experience'
  | 'posted';

export type SearchResult = {
  jobs: JobCard[];
  total: number;
  page: number;
  pages: number;
  facets: JobFacets;
  corrected: string | null;
  relax: { filter: string; total: number }[];
};

export function search(index: JobIndex, filters: JobFilters, now: number): SearchResult {
  const text = filters.q ? matchText(index.words, index.titles, filters.q, index.capacity) : null;
  const place = filters.place ? matchText(index.places, null, filters.place, index.capacity) : null;
  const narrowing = narrow(index, filters, { text: text?.all, place: place?.all }, now);
  const all = intersect(index, narrowing);
  const total = countBits(all);
  const pages = Math.max(1, Math.ceil(total / JOBS_PER_PAGE));
  const page = Math.min(filters.page ?? 1, pages);
  return {
    jobs: pageOf(index, all, filters, text, page),
    total,
    page,
    pages,
    facets: countFacets(index, (group) => (narrowing.has(group) ? intersect(index, narrowing, group) : all), now),
    corrected: text?.corrected ?? null,
    relax: total > 0 ? [] : relaxations(index, narrowing),
  };
}

/** The jobs with the words of the search, and those in its place. */
type Worded = { text?: Bits | undefined; place?: Bits | undefined };

/** All open jobs that match a search, without correcting its words. */
export function matchesOf(index: JobIndex, filters: JobFilters, now: number): Bits {
  const { q, place } = filters;
  const worded = {
    text: q ? matchAllWords(index.words, q, index.capacity) : undefined,
    place: place ? matchAllWords(index.places, place, index.capacity) : undefined,
  };
  return intersect(index, narrow(index, filters, worded, now));
}

function narrow(index: JobIndex, filters: JobFilters, { text, place }: Worded, now: number): Narrowing {
  const narrowing: Narrowing = new Map();
  const anyOf = (name: FilterName, sets: Bits[]) => {
    const union = newBits(index.capacity);
    for (const bits of sets) orInto(union, bits);
    narrowing.set(name, union);
  };
  if (text) narrowing.set('q', text);
  if (place) narrowing.set('place', place);
  if (filters.type)
    anyOf(
      'type',
      filters.type.map((type) => index.types[JOB_TYPES.indexOf(type)] as Bits),
    );
  if (filters.country)
    anyOf(
      'country',
      filters.country.map((code) => index.country(code)),
    );
  if (filters.remote) narrowing.set('remote', index.remote);
  if (filters.featured) narrowing.set('featured', index.featured);
  if (filters.education)
    anyOf(
      'education',
      filters.education.map((level) => index.educations[EDUCATION_LEVELS.indexOf(level)] as Bits),
    );
  if (filters.experience)
    anyOf(
      'experience',
      filters.experience.map((level) => index.experiences[EXPERIENCE_LEVELS.indexOf(level)] as Bits),
    );
  if (filters.salary_min !== undefined || filters.salary_max !== undefined) {
    narrowing.set('salary', paidBetween(index, filters.salary_min ?? 0, filters.salary_max ?? Number.MAX_SAFE_INTEGER));
  }
  if (filters.posted) narrowing.set('posted', postedWithin(index, filters.posted, now));
  return narrowing;
}

/** The jobs whose salary range overlaps the wanted one. */
function paidBetween(index: JobIndex, least: number, most: number): Bits {
  return onceForAll(index, `paid ${least} ${most}`, () => {
    const bits = newBits(index.capacity);
    for (let slot = 0; slot < index.size; slot += 1) {
      const to = index.salaryTo[slot] as number;
      if (to > 0 && to >= least && (index.salaryFrom[slot] as number) <= most) setBit(bits, slot);
    }
    return bits;
  });
}

function postedWithin(index: JobIndex, days: number, now: number): Bits {
  const bits = newBits(index.capacity);
  const first = firstSlotSince(index, days, now);
  for (let slot = first; slot < index.size && slot % 32 !== 0; slot += 1) setBit(bits, slot);
  bits.fill(0xffffffff, (first + 31) >>> 5);
  return bits;
}

function intersect(index: JobIndex, narrowing: Narrowing, except?: FilterName): Bits {
  const result = index.open.slice();
  for (const [name, bits] of narrowing) if (name !== except) andInto(result, bits);
  return result;
}

function relaxations(index: JobIndex, narrowing: Narrowing): { filter: string; total: number }[] {
  return [...narrowing.keys()]
    .map((filter) => ({ filter, total: countBits(intersect(index, narrowing, filter)) }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total);
}

function pageOf(index: JobIndex, all: Bits, filters: JobFilters, text: TextMatch | null, page: number): JobCard[] {
  const skip = (page - 1) * JOBS_PER_PAGE;
  const slots: number[] = [];
  let seen = 0;
  const take = (slot: number): boolean => {
    if (seen >= skip) slots.push(slot);
    seen += 1;
    return slots.length < JOBS_PER_PAGE;
  };
  const sort = filters.sort ?? (text ? 'relevance' : 'newest');
  if (sort === 'closing' || sort === 'salary') {
    for (const slot of orderBy(index, sort)) if (hasBit(all, slot) && !take(slot)) break;
  } else if (sort === 'relevance' && text) {
    for (const tier of text.tiers) {
      const part = tier.slice();
      andInto(part, all);
      walkDown(part, take);
      if (slots.length >= JOBS_PER_PAGE) break;
    }
  } else walkDown(all, take);
  return slots.map((slot) => (index.entries[slot] as { job: { card: JobCard } }).job.card);
}

/** All slots in the wanted order. */
function orderBy(index: JobIndex, sort: 'closing' | 'salary'): Uint32Array {
  return onceForAll(index, `order ${sort}`, () => {
    const { deadlineDay, salaryTo } = index;
    const rank =
      sort === 'closing'
        ? (slot: number) => deadlineDay[slot] as number
        : (slot: number) => -(salaryTo[slot] as number);
    return Uint32Array.from({ length: index.size }, (_, slot) => slot).sort((a, b) => rank(a) - rank(b) || b - a);
  });
}

const MOST_WALKS = 40;
const caches = new WeakMap<JobIndex, Cache<Uint32Array>>();

/** Caches what needs a pass over all jobs, until the index changes. */
function onceForAll(index: JobIndex, key: string, compute: () => Uint32Array): Uint32Array {
  const cache = caches.get(index) ?? createCache<Uint32Array>({ max: MOST_WALKS, version: () => index.version });
  caches.set(index, cache);
  return cache.getOr(key, compute);
}
