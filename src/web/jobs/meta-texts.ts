import { type Dictionary, type TextKey, type Translate, translator } from '#shared/kernel/texts.ts';
import { knownDictionary } from '#web/lib/page-texts.ts';

type RootData = Parameters<typeof knownDictionary>[0] | undefined;
type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** The page's language for its title and description, which are written outside of the components. */
export function metaTexts<D extends Dictionary>(matches: Matches, english: D): Translate<TextKey<D>> {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData;
  return translator<TextKey<D>>(root?.locale ?? 'en', (root && knownDictionary(root)) ?? {}, english);
}
