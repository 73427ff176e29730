import { useMemo } from 'react';
import { englishMessages, type Words, wordsBy } from '#shared/kernel/messages.ts';
import { useTexts } from './texts.ts';

/** Puts messages into words, in the page's language. What the server said in words stays as it is. */
export function useWords(): Words {
  const translate = useTexts(englishMessages);
  return useMemo(() => wordsBy(translate), [translate]);
}
