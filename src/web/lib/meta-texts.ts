import type { Dictionary, TextKey, Translate } from '#shared/kernel/texts.ts';
import { type Language, translatorOf } from './page-texts.ts';
import { ENGLISH } from './texts.ts';

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** Translates titles and descriptions, which are created outside of the components. */
export function metaTexts<D extends Dictionary>(matches: Matches, english: D): Translate<TextKey<D>> {
  return translatorOf(languageOf(matches), english);
}

/** “Sign in · Fursa”: the page's title, then the site's name. */
export function pageTitle(matches: Matches, title: string): string {
  return `${title} · ${siteName(matches)}`;
}

export function siteName(matches: Matches): string {
  return languageOf(matches).site;
}

function languageOf(matches: Matches): Language {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { language: Language } | undefined;
  return root?.language ?? ENGLISH;
}
