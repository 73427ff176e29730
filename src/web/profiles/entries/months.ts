import type { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import type { TextKey, Translate } from '#shared/kernel/texts.ts';
import { monthInWords, type TimeTranslate } from '#web/lib/relative-time.ts';

type T = Translate<TextKey<typeof wizardFieldsTexts>>;

export type Period = { start: string; end: string; current: boolean };

/** “Sep 2016 – Jul 2020”, “Jan 2025 – Present”. */
export function periodInWords({ start, end, current }: Period, t: T, time: TimeTranslate): string {
  const until = current ? t('wizard.present') : monthInWords(time, end);
  // A month stays with its year; a line may break after the dash.
  const parts = [monthInWords(time, start), until].filter(Boolean).map((part) => part.replace(/ /g, '\u00a0'));
  return parts.join('\u00a0– ');
}

/** “2 years, 3 months”, counting both the first and the last month. Empty if a date is missing. */
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
