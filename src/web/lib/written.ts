import { languageOf } from './language-of-text.ts';
import { useLocale } from './texts.ts';

/** For elements with text that a person wrote: its own direction, and its language where that is not the page's. */
export function useWritten() {
  const page = useLocale();
  return (text: string) => ({ dir: 'auto' as const, lang: languageOf(text, page) });
}
