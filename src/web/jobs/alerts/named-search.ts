import type { JobAlert } from '#shared/jobs/alerts.contract.ts';
import type { JobFilterArguments } from '#shared/jobs/jobs.contract.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import { countryName } from '#shared/reference/countries.ts';
import { readFilters } from '../search/search-address.ts';

/** A search and the names of its countries. */
export type NamedSearch = { filters: JobFilterArguments; countryNames: Readonly<Record<string, string>> };

export type ShownAlert = JobAlert & { named: NamedSearch };

/** For loaders: browsers lack the country names of some languages that the server knows. */
export function namedSearch(query: string, locale: Locale): NamedSearch {
  const filters = readFilters(new URLSearchParams(query));
  const codes = filters.country?.split(',') ?? [];
  return { filters, countryNames: Object.fromEntries(codes.map((code) => [code, countryName(code, locale)])) };
}
