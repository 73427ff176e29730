import type { Message } from '#shared/kernel/messages.ts';
import { english } from '#shared/reference/dictionary.ts';
import { type ExpectedText, expectedTexts } from '#shared/reference/expected-texts.ts';
import type { Locale } from '#shared/reference/languages.ts';
import { faultOf } from '#shared/reference/translation-rules.ts';
import type { Translation, TranslationCounts } from '#shared/reference/translations.contract.ts';
import { shippedTranslations } from '#shared/reference/translations.ts';

/** What an admin made of the shipped texts, by key. */
export type ChangedTexts = ReadonlyMap<string, string>;

const expectedByLocale = new Map<Locale, Map<string, ExpectedText>>();

export function expectedIn(locale: Locale): ReadonlyMap<string, ExpectedText> {
  const expected = expectedByLocale.get(locale) ?? expectedTexts(locale);
  expectedByLocale.set(locale, expected);
  return expected;
}

export function shippedText(locale: Locale, key: string): string | null {
  const shipped = locale === 'en' ? english : shippedTranslations[locale];
  return Object.hasOwn(shipped, key) ? (shipped[key] ?? null) : null;
}

/** What is wrong with a text in this place; null where nothing is. */
export function faultIn({ englishKey, must, may }: ExpectedText, text: string): Message | null {
  return faultOf(text, { must, may, isOneLine: isOneLine(englishKey) });
}

function isOneLine(englishKey: string): boolean {
  return !english[englishKey]?.includes('\n');
}

type Changed = { own: ChangedTexts; english: ChangedTexts };

export function showText(locale: Locale, key: string, expected: ExpectedText, changed: Changed): Translation {
  const { englishKey, form } = expected;
  const shipped = shippedText(locale, key);
  const isOwnEnglish = locale === 'en';
  const source = isOwnEnglish ? shipped : (changed.english.get(englishKey) ?? english[englishKey]);
  return {
    key,
    english: source ?? '',
    is_english_changed: !isOwnEnglish && changed.english.has(englishKey),
    text: changed.own.get(key) ?? shipped,
    shipped,
    is_changed: changed.own.has(key),
    form,
    is_one_line: isOneLine(englishKey),
  };
}

/** Every text of a language, in order. */
export function showTexts(locale: Locale, changed: Changed): Translation[] {
  return [...expectedIn(locale)].map(([key, expected]) => showText(locale, key, expected, changed));
}

export function countTexts(locale: Locale, changed: ChangedTexts): TranslationCounts {
  const counts = { all: 0, missing: 0, changed: 0 };
  for (const key of expectedIn(locale).keys()) {
    counts.all += 1;
    if (changed.has(key)) counts.changed += 1;
    else if (shippedText(locale, key) === null) counts.missing += 1;
  }
  return counts;
}
