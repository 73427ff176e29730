import { createContext, useContext } from 'react';
import { type Dictionary, type TextKey, type Translate, translator } from '#shared/kernel/texts.ts';

/** The language of the page, and its translations. English needs none: every noun ships its own. */
export const LanguageContext = createContext<{ locale: string; dictionary: Dictionary }>({
  locale: 'en',
  dictionary: {},
});

/** Every component of a page asks for the texts of the same few nouns, in the same language. */
const lastMade = new WeakMap<Dictionary, { locale: string; dictionary: Dictionary; translate: Translate }>();

/** The texts of one noun: translated where the page's language has them, English otherwise, the key at last. */
export function useTexts<D extends Dictionary>(english: D): Translate<TextKey<D>> {
  const { locale, dictionary } = useContext(LanguageContext);
  let last = lastMade.get(english);
  if (last?.locale !== locale || last.dictionary !== dictionary) {
    last = { locale, dictionary, translate: translator(locale, dictionary, english) };
    lastMade.set(english, last);
  }
  return last.translate;
}

export function useLocale(): string {
  return useContext(LanguageContext).locale;
}
