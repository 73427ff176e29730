import type { JobFacets } from '#shared/jobs/jobs.contract.ts';
import { EXPERIENCE_LEVELS, JOB_TYPES, POSTED_WITHIN_DAYS } from '#shared/jobs/jobs.values.ts';
import { EDUCATION_LEVELS } from '#shared/reference/qualifications.values.ts';
import { type Bits, countAnd, countBits, countFrom } from './bits.ts';
import { type JobIndex, SALARY_BAR_WIDTH, SALARY_BARS } from './job-index.ts';
import { lowerBound } from './vocabulary.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Up to this share of all jobs they are counted one by one; beyond, by whole words of bits. */
const FEW = 1 / 5;

export type FacetGroup = 'type' | 'country' | 'remote' | 'education' | 'experience' | 'posted' | 'salary';

/** The jobs among which the choices of a group are counted: those that pass all filters except the group's own. */
export type BaseOf = (group: FacetGroup) => Bits;

type Counts = {
  type: Uint32Array;
  education: Uint32Array;
  experience: Uint32Array;
  salary: Uint32Array;
  country: Uint32Array;
  remote: number;
};

export function countFacets(index: JobIndex, baseOf: BaseOf, now: number): JobFacets {
  // Groups without a filter of their own share their base, and are counted together.
  const counted = new Map<Bits, Counts>();
  const countsOf = (group: FacetGroup): Counts => {
    const base = baseOf(group);
    const found = counted.get(base) ?? countAll(index, base);
    counted.set(base, found);
    return found;
  };
  return {
    type: named(JOB_TYPES, countsOf('type').type),
    country: named([...index.countries.keys()], countsOf('country').country)
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)),
    remote: countsOf('remote').remote,
    education: named(EDUCATION_LEVELS, countsOf('education').education),
    experience: named(EXPERIENCE_LEVELS, countsOf('experience').experience),
    posted: POSTED_WITHIN_DAYS.map((days) => ({
      value: String(days),
      count: countFrom(baseOf('posted'), firstSlotSince(index, days, now)),
    })),
    salary: Array.from({ length: SALARY_BARS }, (_, bar) => ({
      from: bar * SALARY_BAR_WIDTH,
      count: countsOf('salary').salary[bar] as number,
    })),
  };
}

/** Slots ascend with the date of publication, so a span of days is a span of slots. */
export function firstSlotSince(index: JobIndex, days: number, now: number): number {
  return lowerBound(index.published, now - days * DAY_MS, index.size);
}

function countAll(index: JobIndex, base: Bits): Counts {
  if (countBits(base) <= index.size * FEW) return countOneByOne(index, base);
  const each = (sets: readonly Bits[]) => {
    const counts = new Uint32Array(sets.length);
    for (let at = 0; at < sets.length; at += 1) counts[at] = countAnd(base, sets[at] as Bits);
    return counts;
  };
  return {
    type: each(index.types),
    education: each(index.educations),
    experience: each(index.experiences),
    salary: each(index.salaryBars),
    country: each([...index.countries.values()]),
    remote: countAnd(base, index.remote),
  };
}

/** Slots without a value are counted in an extra element after the last value, which is ignored. */
function countOneByOne(index: JobIndex, base: Bits): Counts {
  const { typeAt, educationAt, experienceAt, salaryBarAt, countryAt, remoteAt } = index;
  const type = new Uint32Array(JOB_TYPES.length + 1);
  const education = new Uint32Array(EDUCATION_LEVELS.length + 1);
  const experience = new Uint32Array(EXPERIENCE_LEVELS.length + 1);
  const salary = new Uint32Array(SALARY_BARS + 1);
  const country = new Uint32Array(index.countries.size + 1);
  let remote = 0;
  for (let word = 0; word < base.length; word += 1) {
    let rest = base[word] as number;
    while (rest !== 0) {
      const lowest = rest & -rest;
      const slot = (word << 5) | (31 - Math.clz32(lowest));
      rest ^= lowest;
      add(type, typeAt[slot] as number);
      add(education, educationAt[slot] as number);
      add(experience, experienceAt[slot] as number);
      add(salary, salaryBarAt[slot] as number);
      add(country, countryAt[slot] as number);
      remote += remoteAt[slot] as number;
    }
  }
  return { type, education, experience, salary, country, remote };
}

/** A typed array ignores writes beyond its end, so a job without a country is not counted. */
function add(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] as number) + 1;
}

function named(values: readonly string[], counts: Uint32Array): { value: string; count: number }[] {
  return values.map((value, at) => ({ value, count: counts[at] as number }));
}
