import { use } from 'react';
import type { Locale } from '#shared/kernel/languages.ts';
import {
  type Dictionary,
  loadedModules,
  moduleOf,
  onSite,
  type TextKey,
  type Translate,
  translator,
} from '#shared/kernel/texts.ts';

/**
 * The language of a page. Each module's texts have a version, which changes with them; a module without one is in
 * English. `site` is the site's name, which the texts use.
 */
export type Language = { locale: Locale; versions: Readonly<Record<string, string>>; site: string };

/** A module's texts in a language, as the server hands them to its pages. */
export type ModuleTexts = { version: string; dictionary: Dictionary };

const NONE: Dictionary = {};
/**
 * The loaded texts by language and module, newest version first. The server has all of them, a browser those that its
 * pages requested. The previous version stays, for pages in progress while a text changes.
 */
const here = new Map<string, readonly ModuleTexts[]>();
const asked = new Map<string, Promise<void>>();
const askedTogether = new Map<string, Promise<unknown>>();

export function keepTexts(locale: Locale, texts: Readonly<Record<string, ModuleTexts>>): void {
  for (const [module, one] of Object.entries(texts)) keep(locale, module, one);
}

function keep(locale: Locale, module: string, one: ModuleTexts): void {
  const key = `${locale} ${module}`;
  const known = here.get(key) ?? [];
  if (known[0]?.version === one.version) return;
  const [before] = known.filter(({ version }) => version !== one.version);
  here.set(key, before ? [one, before] : [one]);
}

/** The dictionary in the version that the page names; empty for a module without one, which means English. */
function find({ locale, versions }: Language, module: string | undefined): Dictionary {
  const version = module === undefined ? undefined : versions[module];
  if (version === undefined) return NONE;
  const known = here.get(`${locale} ${module}`);
  return (known?.find((one) => one.version === version) ?? known?.[0])?.dictionary ?? NONE;
}

/**
 * Suspends until the texts of all loaded code are here: before a page is hydrated, before the next one is shown, and
 * before a part that was loaded later. It waits for all modules, because a message may come from one whose texts no
 * component requests.
 */
export function useLoadedTexts(language: Language): void {
  // The server has all texts in memory.
  if (typeof document === 'undefined') return;
  const missing = [...loadedModules()].filter((module) => !isHere(language, module));
  // One cached promise for all, because React's `use` expects the same promises in the same order in every render.
  if (missing.length > 0) use(askForAll(language, missing));
}

/** Caches translators, because every component requests the texts of the same few modules in the same language. */
const lastMade = new WeakMap<
  Dictionary,
  { locale: string; site: string; dictionary: Dictionary; translate: Translate }
>();

/** Translates if the texts are loaded, falls back to English, and to the key as the last resort. */
export function translatorOf<D extends Dictionary>(language: Language, english: D): Translate<TextKey<D>> {
  const { locale, site } = language;
  const dictionary = find(language, moduleOf(english));
  let last = lastMade.get(english);
  if (last?.locale !== locale || last.site !== site || last.dictionary !== dictionary) {
    last = { locale, site, dictionary, translate: onSite(site, translator(locale, dictionary, english)) };
    lastMade.set(english, last);
  }
  return last.translate;
}

/** All loaded texts of a language, because a message may come from any module. */
export function textsHere(language: Language): Dictionary[] {
  return Object.keys(language.versions).map((module) => find(language, module));
}

function isHere({ locale, versions }: Language, module: string): boolean {
  const version = versions[module];
  return version === undefined || (here.get(`${locale} ${module}`)?.some((one) => one.version === version) ?? false);
}

function askForAll(language: Language, modules: readonly string[]): Promise<unknown> {
  const key = [language.locale, ...modules.map((module) => `${module} ${language.versions[module]}`)].join();
  const asking =
    askedTogether.get(key) ??
    Promise.all(modules.map((module) => askFor(language, module))).finally(() => askedTogether.delete(key));
  askedTogether.set(key, asking);
  return asking;
}

function askFor({ locale, versions }: Language, module: string): Promise<void> {
  const version = versions[module] ?? '';
  const address = `/translated/texts/${locale}/${module}/${version}`;
  const asking =
    asked.get(address) ??
    fetchTexts(address)
      // If a text changed at this moment or the connection broke, the whole language is requested. If that fails too,
      // the page is in English.
      .catch(() => fetchTexts(`/translated/texts?locale=${locale}`))
      .catch(() => NONE)
      .then((dictionary) => {
        keep(locale, module, { version, dictionary });
        // The same version may be requested again later, when a changed text is reset.
        asked.delete(address);
      });
  asked.set(address, asking);
  return asking;
}

async function fetchTexts(address: string): Promise<Dictionary> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
}
