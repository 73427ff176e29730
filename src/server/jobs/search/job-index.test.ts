import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JobCard, JobFilters } from '#shared/jobs/jobs.contract.ts';
import { EXPERIENCE_LEVELS, JOB_TYPES } from '#shared/jobs/jobs.values.ts';
import { EDUCATION_LEVELS } from '#shared/reference/qualifications.values.ts';
import { type IndexedJob, JobIndex } from './job-index.ts';
import { relatedJobs } from './related.ts';
import { search } from './search.ts';

const NOW = Date.parse('2026-11-15T12:00:00Z');
const DAY = 86_400_000;
const WORDS = ['nurse', 'purse', 'night', 'clinic', 'driver', 'milk'];
const PLACES = [
  { locality: 'Nakuru', country: { code: 'KE', name: 'Kenya' } },
  { locality: 'Kampala', country: { code: 'UG', name: 'Uganda' } },
  { locality: null, country: null },
] as const;
const QUESTIONS: JobFilters[] = [
  {},
  { page: 2 },
  { sort: 'closing' },
  { sort: 'salary' },
  { q: 'night nurse' },
  { q: 'xurse' },
  { q: 'nur', sort: 'newest' },
  { place: 'nakuru' },
  { posted: 1 },
  { posted: 7, country: ['KE'] },
  { posted: 30, type: ['Full time'], salary_min: 300 },
  { education: [EDUCATION_LEVELS[0]], experience: [EXPERIENCE_LEVELS[0]] },
  { remote: true },
];

const job = fc
  .record({
    id: fc.integer({ min: 1, max: 70 }),
    // Few different times, so that some jobs are published at the same moment.
    daysAgo: fc.constantFrom(0.2, 0.5, 3, 3.5, 6, 8, 20, 29, 31, 400),
    words: fc.shuffledSubarray(WORDS, { minLength: 1, maxLength: 3 }),
    place: fc.constantFrom(...PLACES),
    type: fc.constantFrom(...JOB_TYPES),
    education: fc.constantFrom(null, ...EDUCATION_LEVELS),
    experience: fc.constantFrom(null, ...EXPERIENCE_LEVELS),
    salary: fc.constantFrom(null, 200, 400, 900),
    deadline: fc.constantFrom(null, '2026-11-15', '2026-11-20', '2026-12-01'),
  })
  .map(({ id, daysAgo, words, place, type, education, experience, salary, deadline }): IndexedJob => {
    const card: JobCard = {
      id,
      slug: `job-${id}`,
      title: words.join(' '),
      company: { name: `Company ${id % 5}`, username: `company-${id % 5}`, logo_url: null },
      job_type: { name: type },
      featured: id % 7 === 0,
      salary_mode: 'range',
      min_salary: salary,
      max_salary: salary,
      currency: 'USD',
      custom_salary: null,
      salary_type: { name: 'Monthly' },
      is_remote: place.locality === null,
      ...place,
      education: education && { name: education },
      experience: experience && { name: experience },
      published_at: new Date(NOW - daysAgo * DAY).toISOString(),
      deadline,
    };
    return { card, region: null, skills: words.slice(1), descriptionText: '' };
  });

const news = fc.oneof(
  { weight: 3, arbitrary: job.map((put) => ({ put })) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 70 }).map((remove) => ({ remove })) },
);

function answers(index: JobIndex) {
  index.tellTime(NOW);
  return {
    found: QUESTIONS.map((filters) => search(index, filters, NOW)),
    related: relatedJobs(
      index,
      { id: 1, title: 'night nurse', skills: ['milk'], locality: 'Nakuru', experience: null },
      3,
    ),
    employers: Array.from({ length: 5 }, (_, number) => index.countOpenJobsOf(`company-${number}`)),
  };
}

describe('the index of published jobs', () => {
  it('answers after any series of news like one that was filled in the order of publication', () => {
    fc.assert(
      fc.property(fc.array(news, { minLength: 1, maxLength: 150 }), (series) => {
        const running = new JobIndex();
        const published = new Map<number, IndexedJob>();
        for (const one of series) {
          if ('put' in one) {
            running.put(one.put);
            published.set(one.put.card.id, one.put);
          } else {
            running.remove(one.remove);
            published.delete(one.remove);
          }
        }
        const fresh = new JobIndex();
        const inOrder = [...published.values()].sort(
          ({ card: a }, { card: b }) => Date.parse(a.published_at) - Date.parse(b.published_at) || a.id - b.id,
        );
        for (const one of inOrder) fresh.put(one);
        expect(answers(running)).toEqual(answers(fresh));
      }),
      { numRuns: 150 },
    );
  });

  it('makes room between others beyond its first capacity', () => {
    const [sample] = fc.sample(job, { numRuns: 1, seed: 1 }) as [IndexedJob];
    const at = (id: number) => ({
      ...sample,
      card: { ...sample.card, id, deadline: null, published_at: new Date(NOW - id * DAY).toISOString() },
    });
    const index = new JobIndex();
    // Every second one from the oldest on, then those in between.
    for (let id = 3000; id >= 1; id -= 2) index.put(at(id));
    for (let id = 1; id < 3000; id += 2) index.put(at(id));
    index.tellTime(NOW);
    expect(search(index, {}, NOW).jobs.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(search(index, { page: 300 }, NOW).jobs.at(-1)?.id).toBe(3000);
    expect(search(index, { posted: 30 }, NOW).total).toBe(30);
  });
});
