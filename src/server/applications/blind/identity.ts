import type { SentApplication } from '#shared/applications/sent-application.ts';
import { countryCodeOf, countryName } from '#shared/reference/countries.ts';
import { identityMask } from '../../screening/redact.ts';

/** Everything that identifies a candidate, from the application and from their profile. */
type Person = {
  sent: Pick<SentApplication, 'personalInfo' | 'educations'>;
  names: readonly (string | null)[];
  addresses?: readonly (string | null)[];
  cities?: readonly (string | null)[];
};

/** Returns a function that masks in a text whatever identifies the candidate. */
export function identityIn({ sent, names, addresses = [], cities = [] }: Person): (text: string) => string {
  const { firstName, lastName, address, city, country } = sent.personalInfo;
  const code = country && countryCodeOf(country);
  // The institution field is left out elsewhere. In free text and quotations its name is masked like a place.
  const schools = sent.educations.map(({ institution_name }) => institution_name);
  return identityMask({
    firstName,
    lastName,
    name: names.join(' '),
    address: [address, ...addresses, ...schools].join('\n'),
    city: [city, ...cities].join('\n'),
    country: [country, code && countryName(code)].join('\n'),
  });
}

/** Shows a native language as fluent, because a mother tongue reveals where somebody comes from. */
export function languagesWithoutNative({
  languages,
}: Pick<SentApplication, 'languages'>): SentApplication['languages'] {
  return languages.map(({ name, proficiency }) => ({
    name,
    proficiency: proficiency === 'native' ? 'fluent' : proficiency,
  }));
}
