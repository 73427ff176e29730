import { createHash } from 'node:crypto';
import { AppError } from '#shared/kernel/errors.ts';
import { LOCALES, type Locale } from '#shared/kernel/languages.ts';
import { type Words, wordsBy } from '#shared/kernel/messages.ts';
import type { ShippedTexts } from '#shared/kernel/module-dictionary.ts';
import { type Dictionary, dividedByModule, onSite, translator } from '#shared/kernel/texts.ts';
import { type NamedCountry, namedCountries } from '#shared/reference/countries.ts';
import type { Db } from '../db/database.ts';
import { createCache, createLoadingCache } from '../kernel/cache.ts';
import { findTranslations } from './reference.store.ts';

// Processes tell each other when a text changes. If that message is lost, the text is read again after this time.
const KEEP_MS = 60_000;

/** A module's texts, and a version that changes with them. */
type ModuleTexts = { dictionary: Dictionary; version: string };
type PageTexts = Readonly<Record<string, ModuleTexts>>;

function shownOf(all: Dictionary): PageTexts {
  return Object.fromEntries(
    Object.entries(dividedByModule(all)).map(([module, dictionary]) => {
      const hash = createHash('sha256').update(JSON.stringify(dictionary)).digest('base64url');
      return [module, { dictionary, version: hash.slice(0, 12) }];
    }),
  );
}

export function createReferenceService(db: Db, shipped: () => ShippedTexts, siteName: () => string) {
  const say = (locale: Locale, dictionary: Dictionary) => {
    const translate = translator(locale, dictionary, shipped().english);
    return wordsBy((key, values) => onSite(siteName(), translate)(key, values));
  };
  const dictionaries = createLoadingCache<Dictionary>({ max: LOCALES.length, ttlMs: KEEP_MS });
  const countries = createCache<NamedCountry[]>({ max: LOCALES.length });
  /** The dictionaries that were read last, for callers that cannot wait for the database. */
  const latest = new Map<Locale, { dictionary: Dictionary; words: Words }>();
  const shownByPages = new WeakMap<Dictionary, PageTexts>();

  /** The texts that differ from the shipped English: the shipped translation, overridden by an admin's changes. */
  function translation(locale: Locale): Promise<Dictionary> {
    const own = shipped().translations[locale];
    const read = async () => ({ ...own, ...(await findTranslations(db, locale)) });
    // If the database is not available, the shipped texts are used.
    return dictionaries.load(locale, read).catch(() => own);
  }

  /**
   * Translates messages and mails without waiting for the database, because the message may be that it is not
   * available. The first call for a language may still lack an admin's changes.
   */
  function wordsIn(locale: Locale): Words {
    void readLatest(locale);
    return latest.get(locale)?.words ?? say(locale, shipped().translations[locale]);
  }

  async function readLatest(locale: Locale): Promise<void> {
    const dictionary = await translation(locale);
    if (latest.get(locale)?.dictionary !== dictionary)
      latest.set(locale, { dictionary, words: say(locale, dictionary) });
  }

  /** The texts that pages can show, without those of mails and of the server's messages. */
  async function pageTexts(locale: Locale): Promise<PageTexts> {
    const all = await translation(locale);
    const shown = shownByPages.get(all) ?? shownOf(all);
    shownByPages.set(all, shown);
    return shown;
  }

  return {
    wordsIn,
    pageTexts,
    /** Reads the texts again after a change. */
    async readAnew(locales: readonly Locale[] = LOCALES): Promise<void> {
      dictionaries.clear();
      await Promise.all(locales.map(readLatest));
    },
    /** Other versions than the current one are not found, because browsers cache the response for good. */
    async moduleTexts(locale: Locale, module: string, version: string): Promise<Dictionary> {
      const texts = await pageTexts(locale);
      const found = Object.hasOwn(texts, module) ? texts[module] : undefined;
      if (found?.version !== version) throw new AppError('not_found');
      return found.dictionary;
    },
    countries: (locale: Locale): NamedCountry[] => countries.getOr(locale, () => namedCountries(locale)),
    texts: async (locale: Locale): Promise<Record<string, string>> => ({
      ...shipped().english,
      ...(await translation(locale)),
    }),
  };
}
export type ReferenceService = ReturnType<typeof createReferenceService>;
