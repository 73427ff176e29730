import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { PHONE_COUNTRIES } from '#shared/applications/wizard/wizard.values.ts';

/** Written without a country code, a number is one of the default country. */
const parse = (phone: string) => parsePhoneNumberFromString(phone, PHONE_COUNTRIES.default);

export function isPhoneNumber(phone: string): boolean {
  return parse(phone)?.isValid() ?? false;
}

/** `+252612345678`: the form in which numbers are kept. */
export function toE164(phone: string): string {
  return parse(phone)?.number ?? phone;
}
