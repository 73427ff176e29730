import { use } from 'react';
import type { Dictionary } from '#shared/kernel/texts.ts';

/** What the root says of the page's texts. Only a page that is loaded as a whole brings them with it. */
type RootTexts = { locale: string; textsVersion: string; dictionary: Dictionary | null };

/** In the browser: what has come so far, by its version. */
const known = new Map<string, Dictionary>();
const asked = new Map<string, Promise<Dictionary>>();

/** The texts that came with the page, or with the one before it. Undefined when they have changed since. */
export function knownDictionary({ textsVersion, dictionary }: RootTexts): Dictionary | undefined {
  if (typeof document === 'undefined') return dictionary ?? {};
  if (dictionary && !known.has(textsVersion)) known.set(textsVersion, dictionary);
  return known.get(textsVersion);
}

export function useDictionary(root: RootTexts | undefined): Dictionary {
  if (!root) return NONE;
  return knownDictionary(root) ?? use(askFor(root));
}
const NONE: Dictionary = {};

/** Another language was chosen in another window, or an admin changed a text: they are asked for, once. */
function askFor({ locale, textsVersion }: RootTexts): Promise<Dictionary> {
  const asking =
    asked.get(textsVersion) ??
    fetch(`/translated/texts?locale=${locale}`)
      .then((response) => response.json() as Promise<Dictionary>)
      .then((dictionary) => {
        known.set(textsVersion, dictionary);
        return dictionary;
      })
      // English is better than no page.
      .catch(() => NONE);
  asked.set(textsVersion, asking);
  return asking;
}
