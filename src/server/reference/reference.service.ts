import { createHash } from 'node:crypto';
import { type Words, wordsBy } from '#shared/kernel/messages.ts';
import { type Dictionary, translator } from '#shared/kernel/texts.ts';
import { type NamedCountry, namedCountries } from '#shared/reference/countries.ts';
import { english } from '#shared/reference/dictionary.ts';
import { LOCALES, type Locale } from '#shared/reference/languages.ts';
import { shippedTranslations } from '#shared/reference/translations.ts';
import type { Db } from '../db/database.ts';
import { createCache, createLoadingCache } from '../kernel/cache.ts';
import { findTranslations } from './reference.store.ts';

// Read by every page, changed by hardly anybody: a minute's delay across processes costs nobody anything.
const KEEP_MS = 60_000;

const say = (locale: Locale, dictionary: Dictionary) => wordsBy(translator(locale, dictionary, english));

/** The texts, and what changes with them. */
type PageTexts = { dictionary: Dictionary; textsVersion: string };

function shownOf(all: Dictionary): PageTexts {
  const dictionary = Object.fromEntries(Object.entries(all).filter(([key]) => !/^(mail|refusal|answer)\./.test(key)));
  const hash = createHash('sha256').update(JSON.stringify(dictionary)).digest('base64url');
  return { dictionary, textsVersion: hash.slice(0, 12) };
}

export function createReferenceService(db: Db) {
  const dictionaries = createLoadingCache<Dictionary>({ max: LOCALES.length, ttlMs: KEEP_MS });
  const countries = createCache<NamedCountry[]>({ max: LOCALES.length });
  /** What was read last, for those who cannot wait. */
  const latest = new Map<Locale, { dictionary: Dictionary; words: Words }>();
  const shownByPages = new WeakMap<Dictionary, PageTexts>();

  /** What differs from the shipped English: the shipped translation, and over it what an admin changed. */
  function translation(locale: Locale): Promise<Dictionary> {
    const shipped = shippedTranslations[locale];
    const read = async () => ({ ...shipped, ...(await findTranslations(db, locale)) });
    // Without its database a page still has words to say so.
    return dictionaries.load(locale, read).catch(() => shipped);
  }

  /**
   * How messages and mails are put into words, at once: an error may be that the database is away. What an admin changed
   * is said from the second time on.
   */
  function wordsIn(locale: Locale): Words {
    translation(locale).then((dictionary) => {
      if (latest.get(locale)?.dictionary !== dictionary)
        latest.set(locale, { dictionary, words: say(locale, dictionary) });
    });
    return latest.get(locale)?.words ?? say(locale, shippedTranslations[locale]);
  }

  return {
    wordsIn,
    /** What a page can show: mails, and what the server answers in words, are none of its business. */
    async pageTexts(locale: Locale): Promise<PageTexts> {
      const all = await translation(locale);
      const shown = shownByPages.get(all) ?? shownOf(all);
      shownByPages.set(all, shown);
      return shown;
    },
    countries: (locale: Locale): NamedCountry[] => countries.getOr(locale, () => namedCountries(locale)),
    texts: async (locale: Locale): Promise<Record<string, string>> => ({ ...english, ...(await translation(locale)) }),
  };
}
export type ReferenceService = ReturnType<typeof createReferenceService>;
