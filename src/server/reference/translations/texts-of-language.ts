import type { Locale } from '#shared/kernel/languages.ts';
import type { Message } from '#shared/kernel/messages.ts';
import type { ShippedTexts } from '#shared/kernel/module-dictionary.ts';
import { type ExpectedText, expectedTexts } from '#shared/reference/expected-texts.ts';
import { faultOf } from '#shared/reference/translation-rules.ts';
import type { Translation, TranslationCounts } from '#shared/reference/translations.contract.ts';

/** The shipped texts that an admin has changed, by key. */
export type ChangedTexts = ReadonlyMap<string, string>;
type Changed = { own: ChangedTexts; english: ChangedTexts };

export function createTextsOfLanguage(shipped: () => ShippedTexts) {
  const expectedByLocale = new Map<Locale, Map<string, ExpectedText>>();

  function expectedIn(locale: Locale): ReadonlyMap<string, ExpectedText> {
    const expected = expectedByLocale.get(locale) ?? expectedTexts(shipped().english, locale);
    expectedByLocale.set(locale, expected);
    return expected;
  }

  function shippedText(locale: Locale, key: string): string | null {
    const { english, translations } = shipped();
    const texts = locale === 'en' ? english : translations[locale];
    return Object.hasOwn(texts, key) ? (texts[key] ?? null) : null;
  }

  function isOneLine(englishKey: string): boolean {
    return !shipped().english[englishKey]?.includes('\n');
  }

  function showText(locale: Locale, key: string, expected: ExpectedText, changed: Changed): Translation {
    const { englishKey, form } = expected;
    const own = shippedText(locale, key);
    const isOwnEnglish = locale === 'en';
    const source = isOwnEnglish ? own : (changed.english.get(englishKey) ?? shippedText('en', englishKey));
    return {
      key,
      english: source ?? '',
      is_english_changed: !isOwnEnglish && changed.english.has(englishKey),
      text: changed.own.get(key) ?? own,
      shipped: own,
      is_changed: changed.own.has(key),
      form,
      is_one_line: isOneLine(englishKey),
    };
  }

  return {
    expectedIn,
    shippedText,
    showText,

    /** Returns why a text is not valid for this key, or null if it is. */
    faultIn: ({ englishKey, must, may }: ExpectedText, text: string): Message | null =>
      faultOf(text, { must, may, isOneLine: isOneLine(englishKey) }),

    /** Every text of a language, in order. */
    showTexts: (locale: Locale, changed: Changed): Translation[] =>
      [...expectedIn(locale)].map(([key, expected]) => showText(locale, key, expected, changed)),

    countTexts(locale: Locale, changed: ChangedTexts): TranslationCounts {
      const counts = { all: 0, missing: 0, changed: 0 };
      for (const key of expectedIn(locale).keys()) {
        counts.all += 1;
        if (changed.has(key)) counts.changed += 1;
        else if (shippedText(locale, key) === null) counts.missing += 1;
      }
      return counts;
    },
  };
}
export type TextsOfLanguage = ReturnType<typeof createTextsOfLanguage>;
