import { expect, it } from 'vitest';
import { addressWords, joinPlace } from './place-words.ts';

it.each([
  ['Hodan Street, Mogadishu, Somalia', ['Mogadishu', 'Somalia'], 'Hodan Street, Mogadishu, Somalia'],
  ['Hodan Street, Mogadishu, Somalia', ['Mogadishu', 'الصومال'], 'Hodan Street, Mogadishu, Somalia'],
  ['Hodan Street, Mogadishu', ['Mogadishu', 'Soomaaliya'], 'Hodan Street, Mogadishu, Soomaaliya'],
  ['Hodan Street', ['Mogadishu', 'Somalia'], 'Hodan Street, Mogadishu, Somalia'],
  [null, ['Mogadishu', 'Somalia'], 'Mogadishu, Somalia'],
])('adds to %j what is missing of %j', (address, place, words) => {
  expect(addressWords(address, place)).toBe(words);
});

it('joins a place in Arabic with its own comma, each part apart, from right to left', () => {
  expect(joinPlace(['Nairobi', 'كينيا'])).toBe('\u200F\u2068Nairobi\u2069، \u2068كينيا\u2069');
  expect(joinPlace(['Nairobi', null, ''])).toBe('Nairobi');
});
