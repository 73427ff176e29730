import { isLocale, type Locale } from '#shared/kernel/languages.ts';
import { translations } from '#shared/reference/translations.contract.ts';
import type { TranslationFilter } from '#shared/reference/translations.values.ts';

/** Which texts are looked at, as it stands in the address. */
export type TranslationsAddress = { locale: Locale; q?: string; show?: TranslationFilter; from?: string };

const OPTIONAL = ['q', 'show', 'from'] as const;

/** What the page does not know is left out: an old link still shows texts. */
export function readAddress(params: URLSearchParams, own: Locale): TranslationsAddress {
  const locale = params.get('locale');
  // Who reads the site in English comes to translate into another language.
  const address: Record<string, string> = { locale: isLocale(locale) ? locale : own === 'en' ? 'so' : own };
  for (const name of OPTIONAL) {
    const value = params.get(name)?.trim();
    if (value && translations.input.shape[name].safeParse(value).success) address[name] = value;
  }
  return address as TranslationsAddress;
}

export function addressOf(address: TranslationsAddress): string {
  const query = new URLSearchParams(Object.entries(address).filter(([, value]) => value));
  return `/admin/translations?${query}`;
}
