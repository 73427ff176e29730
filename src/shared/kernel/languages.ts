/** The languages of the interface. */
export const LOCALES = ['en', 'so', 'sw', 'ar'] as const;
export type Locale = (typeof LOCALES)[number];

export const LOCALE_NAMES: Record<Locale, string> = { en: 'English', so: 'Soomaali', sw: 'Kiswahili', ar: 'العربية' };

export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale);
}

export function direction(locale: Locale): 'ltr' | 'rtl' {
  return locale === 'ar' ? 'rtl' : 'ltr';
}
