import { describe, expect, it } from 'vitest';
import { english, shippedTranslations } from '../../../tests/harness/shipped-texts.ts';
import { LOCALES } from '../kernel/languages.ts';
import { expectedTexts } from './expected-texts.ts';
import { gapsOf } from './translation-rules.ts';

describe.each(LOCALES.filter((locale) => locale !== 'en'))('the translation %s', (locale) => {
  const translation = shippedTranslations[locale];
  const expected = expectedTexts(english, locale);

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
      const shown = gapsOf(text);
      return !text.trim() || must.some((gap) => !shown.includes(gap)) || shown.some((gap) => !may.includes(gap));
    });
    expect(wrong).toEqual([]);
  });
});
