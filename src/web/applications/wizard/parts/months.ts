import type { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import type { TextKey, Translate } from '#shared/kernel/texts.ts';

type T = Translate<TextKey<typeof wizardFieldsTexts>>;

/** `2016-09` as “Sep 2016”, the same in every time zone. What is no month is shown as it is. */
export function monthInWords(month: string, locale: string): string {
  if (!/^\d{4}-\d{2}/.test(month)) return month;
  const words = new Intl.DateTimeFormat([locale, 'en'], {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
    calendar: 'gregory',
    numberingSystem: 'latn',
  });
  return words.format(new Date(`${month.slice(0, 7)}-15T00:00:00Z`));
}

export type Period = { start: string; end: string; current: boolean };

/** “Sep 2016 – Jul 2020”, “Jan 2025 – Present”. */
export function periodInWords({ start, end, current }: Period, t: T, locale: string): string {
  const until = current ? t('wizard.present') : monthInWords(end, locale);
  // A month stays with its year; a line may break after the dash.
  const parts = [monthInWords(start, locale), until].filter(Boolean).map((part) => part.replace(/ /g, '\u00a0'));
  return parts.join('\u00a0– ');
}

/** “2 years, 3 months”, both months counted. Empty where a date is missing. */
export function durationInWords({ start, end, current }: Period, today: string, t: T): string {
  const last = current ? today : end;
  if (!/^\d{4}-\d{2}/.test(start) || !/^\d{4}-\d{2}/.test(last)) return '';
  const months = monthNumber(last) - monthNumber(start) + 1;
  if (months < 1) return '';
  const years = Math.floor(months / 12);
  const rest = months % 12;
  return [years > 0 && t('wizard.years', { count: years }), rest > 0 && t('wizard.months', { count: rest })]
    .filter(Boolean)
    .join(', ');
}

const monthNumber = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));
