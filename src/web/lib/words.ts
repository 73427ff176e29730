import { useContext, useMemo } from 'react';
import { englishMessages, type Words, wordsBy } from '#shared/kernel/messages.ts';
import { onSite, translator } from '#shared/kernel/texts.ts';
import { textsHere } from './page-texts.ts';
import { LanguageContext } from './texts.ts';

/** Puts messages into words, in the page's language. What the server said in words stays as it is. */
export function useWords(): Words {
  const language = useContext(LanguageContext);
  return useMemo(
    () =>
      wordsBy((key, values) =>
        onSite(language.site, translator(language.locale, ...textsHere(language), englishMessages))(key, values),
      ),
    [language],
  );
}
