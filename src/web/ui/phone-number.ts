import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumber,
} from 'libphonenumber-js/min';
import { latinDigits } from './latin-digits.ts';

export type PhoneCountry = CountryCode;
export const PHONE_COUNTRIES: readonly PhoneCountry[] = getCountries();
/** Listed first, in this order. */
export const PREFERRED_PHONE_COUNTRIES: readonly PhoneCountry[] = ['SO', 'US', 'GB', 'ET', 'KE'];
export const DEFAULT_PHONE_COUNTRY: PhoneCountry = 'SO';
export const PHONE_MAX_LENGTH = 20;

/** The country with this code; the default one if the code has no telephone numbers of its own. */
export function phoneCountry(code: string): PhoneCountry {
  return PHONE_COUNTRIES.find((country) => country === code) ?? DEFAULT_PHONE_COUNTRY;
}

export const dialCode = (country: PhoneCountry) => `+${getCountryCallingCode(country)}`;

/** Keeps the characters that the field allows: digits, spaces, brackets, hyphen and plus. */
export function phoneSigns(text: string): string {
  return latinDigits(text).replace(/[^\d ()+-]/g, '');
}

/** Formats a number while it is typed, as the country writes it; a plus makes it international. */
export function formatPhone(typed: string, country: PhoneCountry, maxLength = PHONE_MAX_LENGTH): string {
  const plain = phoneSigns(typed);
  const formatted = new AsYouType(country).input(plain).replace(/[./]/g, ' ');
  const fits = formatted.length <= maxLength && digitsOf(formatted) === digitsOf(plain);
  return fits && formatted !== '' ? formatted : plain.slice(0, maxLength);
}

/** The country of a number with a plus, once its first digits determine it; otherwise the chosen one. */
export function countryOf(text: string, chosen: PhoneCountry): PhoneCountry {
  if (!text.trimStart().startsWith('+')) return chosen;
  const typing = new AsYouType();
  typing.input(text);
  const callingCode = typing.getCallingCode();
  if (!callingCode) return chosen;
  // +1 is shared by twenty countries: the chosen one stays while it is still possible.
  return (
    typing.getCountry() ?? (getCountryCallingCode(chosen) === callingCode ? chosen : firstWith(callingCode, chosen))
  );
}

function firstWith(callingCode: string, otherwise: PhoneCountry): PhoneCountry {
  const hasCode = (country: PhoneCountry) => getCountryCallingCode(country) === callingCode;
  return PREFERRED_PHONE_COUNTRIES.find(hasCode) ?? PHONE_COUNTRIES.find(hasCode) ?? otherwise;
}

/** The number in E.164 when it can exist in its country, else null. */
export function toE164(text: string, country: PhoneCountry): string | null {
  try {
    const number = parsePhoneNumber(text, country);
    return number.isValid() ? number.number : null;
  } catch {
    return null;
  }
}

/** Whether a stored number can exist. Without a dial code it could belong to any country, so it does not count. */
export function isRealPhone(text: string): boolean {
  return text.startsWith('+') && toE164(text, DEFAULT_PHONE_COUNTRY) !== null;
}

/** A stored number as it is shown beside its flag: without the dial code, in the country's own notation. */
export function nationalText(value: string, country: PhoneCountry): string {
  if (!value.startsWith('+')) return value;
  try {
    const number = parsePhoneNumber(value);
    return number.isValid() && number.country === country ? phoneSigns(number.formatNational()) : value;
  } catch {
    return value;
  }
}

/** The international form, for readers of any country. */
export function internationalPhone(value: string): string {
  try {
    return parsePhoneNumber(value).formatInternational();
  } catch {
    return value;
  }
}

export const digitsOf = (text: string) => text.replace(/\D/g, '');

/** The caret position after formatting: behind as many digits as before. */
export function caretBehind(text: string, digits: number): number {
  if (digits === 0) return text.startsWith('+') ? 1 : 0;
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (/\d/.test(text.charAt(at))) seen += 1;
    if (seen === digits) return at + 1;
  }
  return text.length;
}
