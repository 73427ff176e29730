import { expect, it } from 'vitest';
import type { Salary } from '#shared/jobs/jobs.contract.ts';
import { jobsTexts } from '#shared/jobs/jobs.texts.ts';
import { type TextKey, translator } from '#shared/kernel/texts.ts';
import { payLine } from './amounts.ts';

const t = translator<TextKey<typeof jobsTexts>>('en', jobsTexts);
const range: Salary = {
  salary_mode: 'range',
  min_salary: 1400,
  max_salary: 1900,
  currency: 'USD',
  custom_salary: null,
  salary_type: { name: 'Monthly' },
};
const line = (changes: Partial<Salary>) => payLine(t, { ...range, ...changes }).text;

it('writes the pay in one line', () => {
  expect(line({})).toBe('$1,400 – $1,900');
  expect(line({ max_salary: 1400 })).toBe('$1,400');
  expect(line({ currency: 'KES', min_salary: 60_000, max_salary: 80_000 })).toBe('KES\u00a060,000 – 80,000');
  expect(line({ max_salary: null })).toBe('From $1,400');
  expect(line({ min_salary: null, currency: 'EUR' })).toBe('Up to €1,900');
  expect(line({ min_salary: null, max_salary: null })).toBe('Not stated');
  expect(line({ salary_mode: 'custom', custom_salary: 'Competitive' })).toBe('Competitive');
});
