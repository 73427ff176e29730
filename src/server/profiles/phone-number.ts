import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Groups the digits for readers: `+252 61 234 5678`. A number outside every country's plan stays as it is. */
export function phoneInGroups(phone: string): string {
  return parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
}

/**
 * Knows whether what one form gives is a phone number, and how it is kept: `+252612345678`. Written without a country
 * code, a number is one of the given country.
 */
export function phoneReader(country: string) {
  const parse = (phone: string) => parsePhoneNumberFromString(phone, country as CountryCode);
  // Both functions are called with the same text, and parsing is slow.
  let last: { phone: string; read: ReturnType<typeof parse> } | null = null;
  const read = (phone: string) => {
    if (last?.phone !== phone) last = { phone, read: parse(phone) };
    return last.read;
  };
  return {
    isPhoneNumber: (phone: string) => read(phone)?.isValid() ?? false,
    toE164: (phone: string): string => read(phone)?.number ?? phone,
  };
}
