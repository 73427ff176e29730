import { expect, it } from 'vitest';
import { namedCountry, possibleNames, readCountriesByName } from './countries-by-name.ts';

const countries = await readCountriesByName();
const countryOf = (written: string) =>
  namedCountry(written) ??
  possibleNames(written)
    .map((name) => countries.get(name))
    .find(Boolean) ??
  null;

it.each([
  ['University of Nairobi', 'KE'],
  ['university of nairobi', 'KE'],
  ['Moi University, Eldoret', 'KE'],
  ['Makerere University (Main Campus)', 'UG'],
  ['Some Academy, Kenya', 'KE'],
  ['Coastal Academy of Nowhere', null],
  ['MIT', null],
])('knows where %s is: %s', (written, country) => {
  expect(countryOf(written)).toBe(country);
});

it('does not choose between countries that have an institution of the same name', () => {
  expect(countries.size).toBeGreaterThan(9_000);
  expect([...countries.values()].filter((code) => code === null).length).toBeGreaterThan(0);
});
