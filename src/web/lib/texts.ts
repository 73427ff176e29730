import { createContext, useContext } from 'react';
import type { Dictionary, TextKey, Translate } from '#shared/kernel/texts.ts';
import type { Locale } from '#shared/reference/languages.ts';
import { type Language, translatorOf, useLoadedTexts } from './page-texts.ts';

export const ENGLISH: Language = { locale: 'en', versions: {} };

/** The language of the page. */
export const LanguageContext = createContext<Language>(ENGLISH);

/** The texts of one noun: translated where the page's language has them, English otherwise, the key at last. */
export function useTexts<D extends Dictionary>(english: D): Translate<TextKey<D>> {
  const language = useContext(LanguageContext);
  useLoadedTexts(language);
  return translatorOf(language, english);
}

export function useLocale(): Locale {
  return useContext(LanguageContext).locale;
}
