import { createContext, useContext, useMemo } from 'react';
import { type Dictionary, type TextKey, type Translate, translator } from '#shared/kernel/texts.ts';

/** The language of the page, and its translations. English needs none: every noun ships its own. */
export const LanguageContext = createContext<{ locale: string; dictionary: Dictionary }>({
  locale: 'en',
  dictionary: {},
});

/** The texts of one noun: translated where the page's language has them, English otherwise, the key at last. */
export function useTexts<D extends Dictionary>(english: D): Translate<TextKey<D>> {
  const { locale, dictionary } = useContext(LanguageContext);
  return useMemo(() => translator<TextKey<D>>(locale, dictionary, english), [locale, dictionary, english]);
}

export function useLocale(): string {
  return useContext(LanguageContext).locale;
}
