import { expect, it } from 'vitest';
import { LOCALES } from './languages.ts';
import { translator } from './texts.ts';

it.each(LOCALES)('counts in %s as its grammar does', (locale) => {
  const categories = ['zero', 'one', 'two', 'few', 'many', 'other'];
  const t = translator(locale, Object.fromEntries(categories.map((category) => [`things_${category}`, category])));
  const rules = new Intl.PluralRules(locale);
  const counts = Array.from({ length: 1_001 }, (_, count) => count).concat(1_000_000);
  expect(counts.map((count) => t('things', { count }))).toEqual(counts.map((count) => rules.select(count)));
});

it('fills the gaps of a text, with numbers in groups, and shows what nobody knows as it is', () => {
  const t = translator('so', { found: '{count} shaqo', greeting: '{name}, {missing}' });
  expect(t('found', { count: 12_345 })).toBe('12,345 shaqo');
  expect(t('greeting', { name: 'Amina' })).toBe('Amina, {missing}');
  expect(t('unknown')).toBe('unknown');
});
