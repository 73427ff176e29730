import { isLocale } from '#shared/kernel/languages.ts';
import { countryName, type NamedCountry } from '#shared/reference/countries.ts';
import { countries } from '#shared/reference/reference.contract.ts';
import { call } from './call.ts';

/** Offered when the list cannot be loaded, so that a form can still be filled in. */
const FALLBACK = ['US', 'GB', 'CA', 'AU', 'IN', 'PK', 'NG', 'KE', 'ZA'];

const loaded = new Map<string, Promise<NamedCountry[]>>();

type Ask = (locale: string) => Promise<NamedCountry[]>;
const askServer: Ask = (locale) => call(countries, isLocale(locale) ? { locale } : {});

/** All countries in the page's language, loaded once; after a failure the next form tries again. */
export function loadCountries(locale: string, ask: Ask = askServer): Promise<NamedCountry[]> {
  const found = loaded.get(locale);
  if (found) return found;
  const asked = ask(locale).catch(() => {
    loaded.delete(locale);
    return fallbackCountries(locale);
  });
  loaded.set(locale, asked);
  return asked;
}

function fallbackCountries(locale: string): NamedCountry[] {
  return FALLBACK.map((code) => ({ code, name: countryName(code, locale) }));
}
