import { expect, it } from 'vitest';
import { addressWords } from './place-words.ts';

it.each([
  ['Hodan Street, Mogadishu, Somalia', 'Mogadishu, Somalia', 'Hodan Street, Mogadishu, Somalia'],
  ['Hodan Street, Mogadishu, Somalia', 'Mogadishu, الصومال', 'Hodan Street, Mogadishu, Somalia'],
  ['Hodan Street, Mogadishu', 'Mogadishu, Soomaaliya', 'Hodan Street, Mogadishu, Soomaaliya'],
  ['Hodan Street', 'Mogadishu, Somalia', 'Hodan Street, Mogadishu, Somalia'],
  [null, 'Mogadishu, Somalia', 'Mogadishu, Somalia'],
])('adds to %j what is missing of %j', (address, place, words) => {
  expect(addressWords(address, place)).toBe(words);
});
