import type { JobCard } from '#shared/jobs/jobs.contract.ts';
import { EXPERIENCE_LEVELS, JOB_TYPES, type SalaryType } from '#shared/jobs/jobs.values.ts';
import { EDUCATION_LEVELS } from '#shared/reference/qualifications.values.ts';
import { type Bits, clearBit, countAnd, grown, insertSlot, newBits, setBit } from './bits.ts';
import { tokensOf } from './tokens.ts';
import { lowerBound, Vocabulary } from './vocabulary.ts';

/** A job as the index takes it: its card, and the texts that can be searched. */
export type IndexedJob = { card: JobCard; region: string | null; skills: string[]; descriptionText: string };

type Entry = { job: IndexedJob; titleTokens: string[]; allTokens: string[]; placeTokens: string[] };

export const SALARY_BARS = 12;
export const SALARY_BAR_WIDTH = 400;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const NO_DEADLINE = 0x7fffffff;
const NO_COUNTRY = 65_535;

/** How many of each period make a month of full-time work. */
const PER_MONTH: Record<SalaryType, number> = { Hourly: 173, Daily: 22, Weekly: 4.33, Monthly: 1, Yearly: 1 / 12 };

/**
 * All published jobs in memory. Every job has a slot, and slots ascend with the date of publication (then the id), so
 * that "newest first" is a walk from the top. Facets are sets of bits over the slots. A job that leaves keeps its slot
 * free, with its date, for when it comes back.
 */
export class JobIndex {
  readonly entries: (Entry | undefined)[] = [];
  readonly slotOf = new Map<number, number>();
  capacity = 1024;
  /** Incremented by every change and every hour; results computed for an earlier version are void. */
  version = 0;

  open = newBits(this.capacity);
  remote = newBits(this.capacity);
  featured = newBits(this.capacity);
  readonly types = JOB_TYPES.map(() => newBits(this.capacity));
  readonly educations = EDUCATION_LEVELS.map(() => newBits(this.capacity));
  readonly experiences = EXPERIENCE_LEVELS.map(() => newBits(this.capacity));
  readonly salaryBars = Array.from({ length: SALARY_BARS }, () => newBits(this.capacity));
  readonly countries = new Map<string, Bits>();
  readonly localities = new Map<string, Bits>();
  readonly employers = new Map<string, Bits>();

  /** The facet values of each slot once more, as numbers, for counting few jobs one by one. */
  typeAt = new Uint8Array(this.capacity);
  educationAt = new Uint8Array(this.capacity);
  experienceAt = new Uint8Array(this.capacity);
  salaryBarAt = new Uint8Array(this.capacity);
  countryAt = new Uint16Array(this.capacity);
  remoteAt = new Uint8Array(this.capacity);

  published = new Float64Array(this.capacity);
  private ids = new Float64Array(this.capacity);
  deadlineDay = new Int32Array(this.capacity);
  salaryFrom = new Int32Array(this.capacity);
  salaryTo = new Int32Array(this.capacity);

  readonly titles = new Vocabulary();
  readonly words = new Vocabulary();
  readonly places = new Vocabulary();
  private hour = 0;

  get size(): number {
    return this.entries.length;
  }

  /** Adds a job, or replaces its earlier version. */
  put(job: IndexedJob): void {
    this.remove(job.card.id);
    const slot = this.freeSlotFor(job.card);
    this.fill(slot, job);
    this.slotOf.set(job.card.id, slot);
    this.version += 1;
  }

  remove(jobId: number): void {
    const slot = this.slotOf.get(jobId);
    if (slot === undefined) return;
    this.clear(slot);
    this.slotOf.delete(jobId);
    this.version += 1;
  }

  /**
   * Removes jobs from the open ones after their last day. The version changes every hour, because results depend on the
   * time.
   */
  tellTime(now: number): void {
    const hour = Math.floor(now / HOUR_MS);
    if (hour === this.hour) return;
    this.hour = hour;
    const day = Math.floor(now / DAY_MS);
    for (let slot = 0; slot < this.entries.length; slot += 1) {
      if (this.entries[slot]) this.openUntilDeadline(slot, day);
    }
    this.version += 1;
  }

  country(code: string): Bits {
    return this.bitsIn(this.countries, code);
  }

  countOpenJobsOf(username: string): number {
    const bits = this.employers.get(username);
    return bits ? countAnd(bits, this.open) : 0;
  }

  /** The slot for a publication date: a free one at that place, or a new one between its neighbours. */
  private freeSlotFor({ id, published_at }: JobCard): number {
    const slot = this.placeOf(Date.parse(published_at), id);
    const isFree = (at: number) => at >= 0 && at < this.size && this.entries[at] === undefined;
    if (isFree(slot)) return slot;
    if (isFree(slot - 1)) return slot - 1;
    if (this.size >= this.capacity) this.grow();
    if (slot < this.size) this.insert(slot);
    return slot;
  }

  /** The first slot that is not before this date and id. */
  private placeOf(published: number, id: number): number {
    const first = lowerBound(this.published, published, this.size);
    const beyond = lowerBound(this.published, published + 1, this.size);
    return first + lowerBound(this.ids.subarray(first, beyond), id);
  }

  /**
   * Moves all slots from this one on up by one. Needed for a job that was closed before the start and is published
   * again.
   */
  private insert(slot: number): void {
    for (const bits of this.bitSets()) insertSlot(bits, slot);
    for (const vocabulary of [this.titles, this.words, this.places]) vocabulary.insertSlot(slot);
    for (const numbers of this.numberLists()) numbers.copyWithin(slot + 1, slot, this.size);
    this.entries.splice(slot, 0, undefined);
    for (let at = slot + 1; at < this.size; at += 1) {
      const entry = this.entries[at];
      if (entry) this.slotOf.set(entry.job.card.id, at);
    }
  }

  private bitSets(): Bits[] {
    return [
      ...[this.open, this.remote, this.featured],
      ...[this.types, this.educations, this.experiences, this.salaryBars].flat(),
      ...[this.countries, this.localities, this.employers].flatMap((sets) => [...sets.values()]),
    ];
  }

  private numberLists(): Numbers[] {
    return [
      ...[this.typeAt, this.educationAt, this.experienceAt, this.salaryBarAt, this.countryAt, this.remoteAt],
      ...[this.published, this.ids, this.deadlineDay, this.salaryFrom, this.salaryTo],
    ];
  }

  private bitsIn(sets: Map<string, Bits>, key: string): Bits {
    let bits = sets.get(key);
    if (!bits) {
      bits = newBits(this.capacity);
      sets.set(key, bits);
    }
    return bits;
  }

  private fill(slot: number, job: IndexedJob): void {
    const { card } = job;
    const titleTokens = tokensOf(card.title);
    const placeTokens = tokensOf([card.locality, job.region, card.country?.name].filter(Boolean).join(' '));
    const texts = [
      card.title,
      card.company.name,
      ...job.skills,
      card.locality ?? '',
      card.country?.name ?? '',
      job.descriptionText,
    ];
    const allTokens = tokensOf(texts.join(' '));
    this.entries[slot] = { job: { ...job, descriptionText: '' }, titleTokens, allTokens, placeTokens };
    this.titles.add(titleTokens, slot);
    this.words.add(allTokens, slot);
    this.places.add(placeTokens, slot);
    this.published[slot] = Date.parse(card.published_at);
    this.ids[slot] = card.id;
    this.deadlineDay[slot] = card.deadline ? Math.floor(Date.parse(card.deadline) / DAY_MS) : NO_DEADLINE;
    const [from, to] = monthlyUsd(card);
    this.salaryFrom[slot] = from;
    this.salaryTo[slot] = to;
    this.openUntilDeadline(slot, Math.floor(Date.now() / DAY_MS));
    for (const bits of this.facetsOf(card, to)) setBit(bits, slot);
    this.typeAt[slot] = JOB_TYPES.indexOf(card.job_type.name);
    this.educationAt[slot] = card.education ? EDUCATION_LEVELS.indexOf(card.education.name) : EDUCATION_LEVELS.length;
    this.experienceAt[slot] = card.experience
      ? EXPERIENCE_LEVELS.indexOf(card.experience.name)
      : EXPERIENCE_LEVELS.length;
    this.salaryBarAt[slot] = to > 0 ? barOf(to) : SALARY_BARS;
    this.countryAt[slot] = card.country ? [...this.countries.keys()].indexOf(card.country.code) : NO_COUNTRY;
    this.remoteAt[slot] = card.is_remote ? 1 : 0;
  }

  private openUntilDeadline(slot: number, day: number): void {
    if ((this.deadlineDay[slot] as number) >= day) setBit(this.open, slot);
    else clearBit(this.open, slot);
  }

  private clear(slot: number): void {
    const entry = this.entries[slot];
    if (!entry) return;
    this.titles.remove(entry.titleTokens, slot);
    this.words.remove(entry.allTokens, slot);
    this.places.remove(entry.placeTokens, slot);
    clearBit(this.open, slot);
    for (const bits of this.facetsOf(entry.job.card, this.salaryTo[slot] as number)) clearBit(bits, slot);
    this.entries[slot] = undefined;
  }

  private facetsOf(card: JobCard, salaryTo: number): Bits[] {
    const facets = [
      this.types[JOB_TYPES.indexOf(card.job_type.name)] as Bits,
      this.bitsIn(this.employers, card.company.username),
    ];
    if (card.locality && !card.is_remote) facets.push(this.bitsIn(this.localities, card.locality));
    if (card.is_remote) facets.push(this.remote);
    if (card.featured) facets.push(this.featured);
    if (card.country) facets.push(this.country(card.country.code));
    if (card.education) facets.push(this.educations[EDUCATION_LEVELS.indexOf(card.education.name)] as Bits);
    if (card.experience) facets.push(this.experiences[EXPERIENCE_LEVELS.indexOf(card.experience.name)] as Bits);
    if (salaryTo > 0) facets.push(this.salaryBars[barOf(salaryTo)] as Bits);
    return facets;
  }

  private grow(): void {
    this.capacity = Math.ceil((this.capacity * 1.25) / 32) * 32;
    const larger = (bits: Bits) => grown(bits, this.capacity);
    this.open = larger(this.open);
    this.remote = larger(this.remote);
    this.featured = larger(this.featured);
    for (const list of [this.types, this.educations, this.experiences, this.salaryBars]) {
      for (const [index, bits] of list.entries()) list[index] = larger(bits);
    }
    for (const sets of [this.countries, this.localities, this.employers]) {
      for (const [key, bits] of sets) sets.set(key, larger(bits));
    }
    this.typeAt = grownNumbers(this.typeAt, new Uint8Array(this.capacity));
    this.educationAt = grownNumbers(this.educationAt, new Uint8Array(this.capacity));
    this.experienceAt = grownNumbers(this.experienceAt, new Uint8Array(this.capacity));
    this.salaryBarAt = grownNumbers(this.salaryBarAt, new Uint8Array(this.capacity));
    this.remoteAt = grownNumbers(this.remoteAt, new Uint8Array(this.capacity));
    this.countryAt = grownNumbers(this.countryAt, new Uint16Array(this.capacity));
    this.published = grownNumbers(this.published, new Float64Array(this.capacity));
    this.ids = grownNumbers(this.ids, new Float64Array(this.capacity));
    this.deadlineDay = grownNumbers(this.deadlineDay, new Int32Array(this.capacity));
    this.salaryFrom = grownNumbers(this.salaryFrom, new Int32Array(this.capacity));
    this.salaryTo = grownNumbers(this.salaryTo, new Int32Array(this.capacity));
  }
}

type Numbers = Float64Array | Int32Array | Uint16Array | Uint8Array;

function grownNumbers<T extends Numbers>(numbers: T, larger: T): T {
  larger.set(numbers);
  return larger;
}

function barOf(salary: number): number {
  return Math.min(SALARY_BARS - 1, Math.floor(salary / SALARY_BAR_WIDTH));
}

/** Comparable pay: US dollars a month. Other currencies and free texts take no part in salary filters. */
function monthlyUsd(card: JobCard): [from: number, to: number] {
  if (card.salary_mode !== 'range' || card.currency !== 'USD') return [0, 0];
  const factor = PER_MONTH[card.salary_type.name];
  const from = card.min_salary ?? card.max_salary ?? 0;
  const to = card.max_salary ?? card.min_salary ?? 0;
  return [Math.round(from * factor), Math.round(to * factor)];
}
