import { namedCountries } from '#shared/reference/countries.ts';

export type CountryChoice = { value: string; label: string };

/** For loaders: named and sorted once, on the server, since browsers may name and sort countries differently. */
export function countryChoices(locale: string): CountryChoice[] {
  return namedCountries(locale).map(({ name, code }) => ({ value: code, label: name }));
}
