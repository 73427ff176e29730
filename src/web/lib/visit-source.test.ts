import { expect, it } from 'vitest';
import { sourceOf } from './visit-source.ts';

const HERE = 'https://jobs.example/job/nurse';

it('is what the address says, else the site with the link', () => {
  expect(sourceOf(new URL(`${HERE}?utm_source=newsletter`), 'https://other.example/')).toBe('newsletter');
  expect(sourceOf(new URL(`${HERE}?source=poster&utm_source=`), '')).toBe('poster');
  expect(sourceOf(new URL(HERE), 'https://www.other.example/list?page=2')).toBe('other.example');
});

it('is nothing for whoever typed the address, or comes from a page of ours', () => {
  expect(sourceOf(new URL(HERE), '')).toBe('');
  expect(sourceOf(new URL(HERE), 'https://jobs.example/jobs')).toBe('');
});
