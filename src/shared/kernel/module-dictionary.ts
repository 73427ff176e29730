import { LOCALES, type Locale } from './languages.ts';
import type { Dictionary } from './texts.ts';

/** All texts of a module, in every language: what its `<module>.dictionary.ts` exports as `dictionary`. */
export type ModuleDictionary = Readonly<Record<Locale, Dictionary>>;

/** All texts of the product. */
export type ShippedTexts = {
  english: Dictionary;
  /** The translations of each language. English itself has none. */
  translations: ModuleDictionary;
};

export function joinDictionaries(dictionaries: readonly ModuleDictionary[]): ShippedTexts {
  const joinedIn = (locale: Locale): Dictionary => Object.assign({}, ...dictionaries.map((one) => one[locale]));
  const translations = Object.fromEntries(
    LOCALES.map((locale) => [locale, locale === 'en' ? {} : joinedIn(locale)]),
  ) as ModuleDictionary;
  return { english: joinedIn('en'), translations };
}
