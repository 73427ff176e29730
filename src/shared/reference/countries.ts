import { LOCALES } from '../kernel/languages.ts';
import { SOMALI_COUNTRIES } from './names-in-somali.ts';

/** The codes of ISO 3166-1. Names come from the browser and from Node, in every language of the interface. */
const CODES =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';

export const COUNTRY_CODES: readonly string[] = CODES.split(' ');
const known = new Set(COUNTRY_CODES);

export function isCountryCode(code: string): boolean {
  return known.has(code);
}

const namers = new Map<string, Intl.DisplayNames>();

export function countryName(code: string, locale = 'en'): string {
  if (locale === 'so') return SOMALI_COUNTRIES.get(code) ?? code;
  let namer = namers.get(locale);
  if (!namer) {
    namer = new Intl.DisplayNames([locale, 'en'], { type: 'region' });
    namers.set(locale, namer);
  }
  return namer.of(code) ?? code;
}

export type NamedCountry = { name: string; code: string };

/** All countries, sorted by name. */
export function namedCountries(locale = 'en'): NamedCountry[] {
  const { compare } = new Intl.Collator(locale);
  return COUNTRY_CODES.map((code) => ({ name: countryName(code, locale), code })).sort((a, b) =>
    compare(a.name, b.name),
  );
}

let codesByName: Map<string, string> | null = null;

/** The code of a country written in any language of the interface; null if it is unknown. */
export function countryCodeOf(written: string): string | null {
  const text = written.trim();
  if (isCountryCode(text.toUpperCase())) return text.toUpperCase();
  codesByName ??= new Map(
    LOCALES.flatMap((locale) =>
      COUNTRY_CODES.map((code) => [countryName(code, locale).toLowerCase(), code] as const),
    ).reverse(),
  );
  return codesByName.get(text.toLowerCase()) ?? null;
}
