import { describe, expect, it } from 'vitest';
import { english } from './dictionary.ts';
import { LOCALES } from './languages.ts';
import { shippedTranslations } from './translations.ts';

/** The English plurals by their base, such as `jobs.found`. */
const pluralBases = Object.keys(english)
  .filter((key) => key.endsWith('_other') && `${key.slice(0, -'other'.length)}one` in english)
  .map((key) => key.slice(0, -'_other'.length));
const pluralKeys = new Set(pluralBases.flatMap((base) => [`${base}_one`, `${base}_other`]));

const gaps = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();

/** A form that stands for one number alone may say that number in a word: Arabic has no other way to say two. */
function standsForOneNumber(rules: Intl.PluralRules, category: string): boolean {
  let found = 0;
  for (let count = 0; count <= 200; count += 1) if (rules.select(count) === category) found += 1;
  return found === 1;
}

/** Every key that a translation must have, with the gaps that it must show and those that it may show. */
function expectedKeys(locale: string): Map<string, { must: string[]; may: string[] }> {
  const rules = new Intl.PluralRules(locale);
  const expected = new Map<string, { must: string[]; may: string[] }>();
  for (const [key, text] of Object.entries(english))
    if (!pluralKeys.has(key)) expected.set(key, { must: gaps(text), may: gaps(text) });
  for (const base of pluralBases) {
    const may = gaps(english[`${base}_other`] ?? '');
    for (const category of rules.resolvedOptions().pluralCategories) {
      const must = standsForOneNumber(rules, category) ? may.filter((gap) => gap !== '{count}') : may;
      expected.set(`${base}_${category}`, { must, may });
    }
  }
  return expected;
}

describe.each(LOCALES.filter((locale) => locale !== 'en'))('the translation %s', (locale) => {
  const translation = shippedTranslations[locale];
  const expected = expectedKeys(locale);

  it('has every key of English, in the plural forms of its language, and no other', () => {
    const keys = Object.keys(translation);
    expect({
      missing: [...expected.keys()].filter((key) => !keys.includes(key)),
      tooMany: keys.filter((key) => !expected.has(key)),
    }).toEqual({ missing: [], tooMany: [] });
  });

  it('has a text for every key, with the gaps of the English one', () => {
    const wrong = Object.entries(translation).filter(([key, text]) => {
      const { must = [], may = [] } = expected.get(key) ?? {};
      const shown = gaps(text);
      return !text.trim() || must.some((gap) => !shown.includes(gap)) || shown.some((gap) => !may.includes(gap));
    });
    expect(wrong).toEqual([]);
  });
});
