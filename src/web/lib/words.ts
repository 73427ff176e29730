import { useContext, useMemo } from 'react';
import { englishMessages, type Words, wordsBy } from '#shared/kernel/messages.ts';
import { onSite, translator } from '#shared/kernel/texts.ts';
import { textsHere } from './page-texts.ts';
import { LanguageContext } from './texts.ts';

/** Translates messages into the page's language. Text that the server has already written stays as it is. */
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
