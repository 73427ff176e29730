import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COUNTRY_CODES, isCountryCode } from '#shared/reference/countries.ts';
import { CountryIndex } from './country-index.ts';
import { readShipped } from './shipped.ts';

const LISTS = ['world.txt', 'east-africa.txt'].map((file) =>
  readFileSync(`src/server/reference/institutions/${file}`, 'utf8'),
);

async function eachCountry(visit: (index: CountryIndex, names: string[], country: string) => void): Promise<void> {
  for (const country of COUNTRY_CODES) {
    const listed = await readShipped(country);
    if (listed.length > 0) visit(new CountryIndex(listed), [...new Set(listed.map(({ name }) => name))], country);
  }
}

describe('the shipped institutions', () => {
  it('stand under countries that exist, each name tidy', () => {
    for (const list of LISTS) {
      for (const [, code] of list.matchAll(/^# (.*)$/gm)) expect(isCountryCode(code ?? ''), code).toBe(true);
      const names = list.split('\n').filter((line) => line !== '' && !line.startsWith('# '));
      expect(names.filter((name) => !/^[\p{L}\p{N}"(][^\p{Cc}]+$/u.test(name) || /\s\s|\s$/.test(name))).toEqual([]);
    }
  });

  it('are more than 9,600, with different ids', async () => {
    const ids = new Set<number>();
    let count = 0;
    for (const country of COUNTRY_CODES) {
      for (const { id } of await readShipped(country)) {
        ids.add(id);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(9_600);
    expect(ids.size).toBe(count);
  });

  it('are each among the first three for their own name', async () => {
    const missed: string[] = [];
    await eachCountry((index, names, country) => {
      for (const name of names)
        if (!index.search(name, 3).some((found) => found.name === name)) missed.push(`${country} ${name}`);
    });
    expect(missed).toEqual([]);
  });

  it('are found with a swapped pair of letters in nearly every name', async () => {
    let [tried, found] = [0, 0];
    await eachCountry((index, names) => {
      for (const [turn, name] of names.entries()) {
        const at = 1 + ((turn * 7) % Math.max(1, name.length - 3));
        const slipped = name.slice(0, at) + name[at + 1] + name[at] + name.slice(at + 2);
        tried += 1;
        if (index.search(slipped, 10).some((one) => one.name === name)) found += 1;
      }
    });
    expect(found / tried).toBeGreaterThan(0.97);
  });
});
