import { describe, expect, it } from 'vitest';
import { jobDifference, wordDifference } from './job-difference.ts';
import type { JobFields } from './job-editor.contract.ts';

const live: JobFields = {
  title: 'Night Shift Lead',
  description: '<p>Lead a crew of fourteen.</p>',
  job_type: 'Full time',
  featured: false,
  salary_mode: 'range',
  min_salary: 850,
  max_salary: 1100,
  currency: 'USD',
  custom_salary: null,
  salary_type: 'Monthly',
  is_remote: false,
  full_address: null,
  locality: 'Mogadishu',
  region: null,
  postcode: null,
  country: 'SO',
  latitude: null,
  longitude: null,
  deadline: '2030-01-31',
  education: null,
  experience: 'Mid',
  vacancies: 2,
  application_form: 'wizard',
  pass_mark: 50,
  screening_mode: 'advise',
  answer_days: 14,
  skills: ['Crew planning', 'Stock control'],
  questions: [
    { id: 1, title: 'Which equipment may you operate?', required: true },
    { id: 2, title: 'When can you start?', required: false },
  ],
};

describe('the difference between two versions of a job', () => {
  it('is empty when nothing changed, even when a question has lost its id', () => {
    const questions = live.questions.map(({ title, required }) => ({ title, required }));
    expect(jobDifference(live, { ...live, questions })).toEqual([]);
  });

  it('lists changed values in the order of the contract', () => {
    const changes = jobDifference(live, { ...live, vacancies: 3, min_salary: 900, education: 'High School' });
    expect(changes).toEqual([
      { kind: 'value', field: 'min_salary', from: 850, to: 900 },
      { kind: 'value', field: 'education', from: null, to: 'High School' },
      { kind: 'value', field: 'vacancies', from: 2, to: 3 },
    ]);
  });

  it('shows which words of a text changed', () => {
    const [change] = jobDifference(live, {
      ...live,
      description: '<p>Lead a <strong>crew</strong> of ten people.</p>',
    });
    expect(change).toMatchObject({
      field: 'description',
      pieces: [
        { kind: 'same', value: 'Lead a crew of ' },
        { kind: 'removed', value: 'fourteen.' },
        { kind: 'added', value: 'ten people.' },
      ],
    });
  });

  it('lists a description whose markup alone changed, with no word removed or added', () => {
    const [change] = jobDifference(live, { ...live, description: '<p>Lead a <em>crew</em> of fourteen.</p>' });
    expect(change).toMatchObject({
      field: 'description',
      pieces: [{ kind: 'same', value: 'Lead a crew of fourteen.' }],
    });
  });

  it('tells a question that became optional from one that stayed', () => {
    const questions = [
      { id: 1, title: 'Which equipment may you operate?', required: false },
      live.questions[1] as never,
    ];
    const [change] = jobDifference(live, { ...live, questions });
    expect(change).toMatchObject({
      field: 'questions',
      pieces: [
        { kind: 'removed', value: { text: 'Which equipment may you operate?', required: true } },
        { kind: 'added', value: { text: 'Which equipment may you operate?', required: false } },
        { kind: 'same', value: { text: 'When can you start?' } },
      ],
    });
  });
});

describe('the difference between two texts', () => {
  const rebuilt = (pieces: ReturnType<typeof wordDifference>, without: string) =>
    pieces.flatMap(({ kind, value }) => (kind === without ? [] : value.trim())).join(' ');

  it('keeps every word of both', () => {
    const from = 'one two three four five';
    const to = 'zero two three and five six';
    const pieces = wordDifference(from, to);
    expect(rebuilt(pieces, 'added')).toBe(from);
    expect(rebuilt(pieces, 'removed')).toBe(to);
  });

  it('answers at once for two long texts that have nothing in common', () => {
    const long = (word: string) => Array.from({ length: 10_000 }, (_, place) => `${word}${place}`).join(' ');
    const started = performance.now();
    const pieces = wordDifference(long('a'), long('b'));
    expect(pieces.map(({ kind }) => kind)).toEqual(['removed', 'added']);
    expect(performance.now() - started).toBeLessThan(1_000);
  });

  it('handles empty texts', () => {
    expect(wordDifference('', '')).toEqual([]);
    expect(wordDifference('', 'new')).toEqual([{ kind: 'added', value: 'new' }]);
  });
});
