import { isLocale, type Locale } from '#shared/kernel/languages.ts';
import { translations } from '#shared/reference/translations.contract.ts';
import type { TranslationFilter } from '#shared/reference/translations.values.ts';

/** The language and filters, as the address contains them. */
export type TranslationsAddress = { locale: Locale; q?: string; show?: TranslationFilter; from?: string };

const OPTIONAL = ['q', 'show', 'from'] as const;

/** Unknown parameters are ignored, so that an old link still shows texts. */
export function readAddress(params: URLSearchParams, own: Locale): TranslationsAddress {
  const locale = params.get('locale');
  // People who read the site in English come to translate into another language.
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
