import type { Locale } from '#shared/kernel/languages.ts';
import { countryName } from '#shared/reference/countries.ts';

type Placed = { country: { code: string; name: string } | null };

/** Jobs are cached once, with English country names; readers of other languages get the name in theirs. */
export function inLanguage<T extends Placed>(locale: Locale, placed: T): T {
  const { country } = placed;
  if (locale === 'en' || country === null) return placed;
  return { ...placed, country: { ...country, name: countryName(country.code, locale) } };
}

export function allInLanguage<T extends Placed>(locale: Locale, placed: readonly T[]): T[] {
  return placed.map((one) => inLanguage(locale, one));
}
