import { expect, it } from 'vitest';
import { SOURCE } from './applications.values.ts';
import { readSource } from './source.ts';

it('keeps the name of a site or of a campaign, in one spelling', () => {
  expect(readSource(' News.Example ')).toBe('news.example');
  expect(readSource('Ramadan campaign 2026')).toBe('ramadan campaign 2026');
  expect(readSource('a'.repeat(SOURCE.max))).toBe('a'.repeat(SOURCE.max));
});

it.each([undefined, null, '', ' ', '<b>x</b>', '=cmd', 'a\u0000b', 'a\nb', 'a'.repeat(SOURCE.max + 1), '\ud800'])(
  'leaves out what is none: %j',
  (odd) => {
    expect(readSource(odd)).toBeNull();
  },
);
