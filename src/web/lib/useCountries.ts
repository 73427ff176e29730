import { useEffect, useState } from 'react';
import type { NamedCountry } from '#shared/reference/countries.ts';
import { loadCountries } from './countries.ts';
import { useLocale } from './texts.ts';

/** The countries to choose from; none until they are loaded. */
export function useCountries(): readonly NamedCountry[] {
  const locale = useLocale();
  const [countries, setCountries] = useState<readonly NamedCountry[]>([]);
  useEffect(() => {
    let wanted = true;
    loadCountries(locale).then((found) => {
      if (wanted) setCountries(found);
    });
    return () => {
      wanted = false;
    };
  }, [locale]);
  return countries;
}
