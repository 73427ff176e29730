import type { Dictionary } from '#shared/kernel/texts.ts';
import { type NamedCountry, namedCountries } from '#shared/reference/countries.ts';
import { english } from '#shared/reference/dictionary.ts';
import type { Locale } from '#shared/reference/languages.ts';
import { shippedTranslations } from '#shared/reference/translations.ts';
import type { Db } from '../db/database.ts';
import { findTranslations } from './reference.store.ts';

// Read by every page, changed by hardly anybody: a minute's delay across processes costs nobody anything.
const KEEP_MS = 60_000;

export function createReferenceService(db: Db) {
  const kept = new Map<Locale, { until: number; dictionary: Promise<Dictionary> }>();

  const countries = new Map<Locale, NamedCountry[]>();

  /** What differs from the shipped English: the shipped translation, and over it what an admin changed. */
  function translation(locale: Locale): Promise<Dictionary> {
    const found = kept.get(locale);
    if (found && found.until > Date.now()) return found.dictionary;
    const dictionary = findTranslations(db, locale).then((changed) => ({ ...shippedTranslations[locale], ...changed }));
    kept.set(locale, { until: Date.now() + KEEP_MS, dictionary });
    dictionary.catch(() => kept.delete(locale));
    return dictionary;
  }

  return {
    translation,
    countries(locale: Locale): NamedCountry[] {
      const found = countries.get(locale) ?? namedCountries(locale);
      countries.set(locale, found);
      return found;
    },
    texts: async (locale: Locale): Promise<Record<string, string>> => ({ ...english, ...(await translation(locale)) }),
  };
}
export type ReferenceService = ReturnType<typeof createReferenceService>;
