import { createContext, useContext } from 'react';
import type { Locale } from '#shared/kernel/languages.ts';
import type { Dictionary, TextKey, Translate } from '#shared/kernel/texts.ts';
import { SHIPPED_SITE_NAME } from '#shared/reference/site.values.ts';
import { type Language, translatorOf, useLoadedTexts } from './page-texts.ts';

export const ENGLISH: Language = { locale: 'en', versions: {}, site: SHIPPED_SITE_NAME };

export const LanguageContext = createContext<Language>(ENGLISH);

/**
 * The texts of one module: translated if the page's language has them, otherwise in English, and the key as the last
 * resort.
 */
export function useTexts<D extends Dictionary>(english: D): Translate<TextKey<D>> {
  const language = useContext(LanguageContext);
  useLoadedTexts(language);
  return translatorOf(language, english);
}

export function useLocale(): Locale {
  return useContext(LanguageContext).locale;
}

export function useSiteName(): string {
  return useContext(LanguageContext).site;
}
