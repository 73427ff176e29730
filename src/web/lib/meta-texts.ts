import type { Dictionary, TextKey, Translate } from '#shared/kernel/texts.ts';
import { type Language, translatorOf } from './page-texts.ts';
import { ENGLISH } from './texts.ts';

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** The page's language for its title and description, which are written outside of the components. */
export function metaTexts<D extends Dictionary>(matches: Matches, english: D): Translate<TextKey<D>> {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { language: Language } | undefined;
  return translatorOf(root?.language ?? ENGLISH, english);
}
