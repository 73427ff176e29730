import { expect, it } from 'vitest';
import { countryName } from './countries.ts';
import { languageCalled, languageName } from './language-name.ts';

it.each([
  ['Somali', 'so', 'Soomaali'],
  ['Arabic', 'ar', 'العربية'],
  ['English', 'sw', 'Kiingereza'],
  ['Other', 'so', 'Kale'],
  ['Somali', 'en', 'Somali'],
  ['Af-Maay', 'so', 'Af-Maay'],
])('calls %s in %s %s, and finds it again by that name', (name, locale, called) => {
  expect(languageName(name, locale)).toBe(called);
  expect(languageCalled(called.toUpperCase(), locale)).toBe(name === 'Af-Maay' ? 'AF-MAAY' : name);
});

it('names countries in Somali where the browser cannot', () => {
  expect(countryName('SO', 'so')).toBe('Soomaaliya');
  expect(countryName('KE', 'so')).toBe('Kenya');
  expect(countryName('KE', 'ar')).toBe('كينيا');
});
