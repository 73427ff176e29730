import { findPeriods, isRange } from './periods.ts';

/** Dialling codes of the countries that most candidates come from. Numbers of other countries stay as written. */
const DIAL_CODES: Record<string, string> = Object.fromEntries(
  'SO252 KE254 ET251 DJ253 UG256 TZ255 RW250 BI257 SS211 SD249 ER291 CD243 EG20 YE967 SA966 AE971 QA974 OM968 KW965 BH973 JO962 LB961 SY963 IQ964 TR90 IN91 PK92 BD880 LK94 NP977 MY60 SG65 ID62 PH63 CN86 JP81 KR82 NG234 GH233 SN221 CI225 CM237 ZA27 ZM260 ZW263 MW265 MZ258 AO244 NA264 BW267 MA212 TN216 DZ213 LY218 GB44 IE353 US1 CA1 AU61 NZ64 FR33 BE32 NL31 DE49 CH41 AT43 IT39 ES34 PT351 SE46 NO47 DK45 FI358 PL48 CZ420 HU36 RO40 RS381 HR385 GR30 UA380 RU7 BR55 MX52 AR54 CO57'
    .split(' ')
    .map((entry) => [entry.slice(0, 2), entry.slice(2)]),
);

const NUMBER = /(?:\(?(?:\+|00)\s?\d{1,3}\)?|\(?\d{2,4}\)?)(?:[\s.()-]{0,3}\d){5,13}/g;
const LABEL = /(?:phone|tel|mobile|cell|mob|whatsapp|contact|telefoon|taleefan|simu|portable|هاتف|جوال)[^\d+]{0,15}$/iu;

export type FoundPhone = { digits: string; isInternational: boolean; isLabelled: boolean };

/** Finds the phone numbers of a text. Years, P.O. boxes and card numbers are not among them. */
export function findPhones(text: string): FoundPhone[] {
  const periods = findPeriods(text).filter(isRange);
  return [...text.matchAll(NUMBER)].flatMap((match) => {
    const at = match.index;
    if (periods.some((period) => at < period.at + period.length && at + match[0].length > period.at)) return [];
    const before = text.slice(0, at);
    if (
      /(?:box|bp|p\.?o\.?|id|no|number|passport|orcid\.org\/[\d-]*)\s*[.:#]?\s*$|\w$/i.test(before) &&
      !LABEL.test(before)
    )
      return [];
    const written = match[0].replace(/[^\d+]/g, '');
    const digits = written.replace(/^\+|^00/, '');
    const isInternational = /^(?:\+|00)/.test(written);
    const isLabelled = LABEL.test(before);
    const isPlausible = isInternational ? digits.length >= 9 : digits.length >= 8 && digits.length <= 11;
    if (!isPlausible || digits.length > 15 || /^(?:19|20)\d\d(?:19|20)\d\d$/.test(digits)) return [];
    return [{ digits: isInternational ? digits : written, isInternational, isLabelled }];
  });
}

/** Returns the number in international form if the country is known, otherwise as it was written. */
export function toDialable({ digits, isInternational }: FoundPhone, country: string | null): string {
  // In "+44 (0)20" the zero is dialled only inside the country.
  if (isInternational) return `+${digits.replace(/^(44|49|46|41|33|353|254|252)0(?=\d{8})/, '$1')}`;
  const code = country ? DIAL_CODES[country] : undefined;
  if (!code) return digits;
  return digits.startsWith(code) && digits.length > 9 ? `+${digits}` : `+${code}${digits.replace(/^0/, '')}`;
}
