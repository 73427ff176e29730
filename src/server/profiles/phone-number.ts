import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Groups the digits for readers: `+252 61 234 5678`. A number outside every country's plan stays as it is. */
export function phoneInGroups(phone: string): string {
  return parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
}

/**
 * Checks the phone numbers of a form and converts them into their stored form: `+252612345678`. A number without a
 * country code belongs to the given country.
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
