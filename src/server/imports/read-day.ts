import type { DateOrder } from '#shared/imports/imports.values.ts';
import { isCalendarDay } from '#shared/kernel/dates.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/;
const NUMBERS = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{2}|\d{4})(?:,? .*)?$/;
const DAY_AND_MONTH = /^(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]{3,9})\.?,?[ -](\d{4})(?:,? .*)?$/i;
const MONTH_AND_DAY = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?:,? .*)?$/i;
const EARLIEST = '1950-01-01';

/** Reads a day as other systems write it, as `YYYY-MM-DD`. Null if there is no such day. */
export function readDay(text: string, order: DateOrder): string | null {
  const [year, month, day] = partsOf(text.trim().slice(0, 40), order) ?? [];
  if (!year || !month || !day) return null;
  const whole = year.length === 2 ? `20${year}` : year;
  const found = `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(found) && found >= EARLIEST ? found : null;
}

type Parts = (string | undefined)[];

function partsOf(text: string, order: DateOrder): Parts | null {
  const iso = ISO.exec(text);
  if (iso) return iso.slice(1, 4);
  const numbers = NUMBERS.exec(text);
  if (numbers) {
    const [, first, second, year] = numbers;
    return order === 'day_first' ? [year, second, first] : [year, first, second];
  }
  const dayFirst = DAY_AND_MONTH.exec(text);
  if (dayFirst) return [dayFirst[3], monthOf(dayFirst[2]), dayFirst[1]];
  const monthFirst = MONTH_AND_DAY.exec(text);
  return monthFirst && [monthFirst[3], monthOf(monthFirst[1]), monthFirst[2]];
}

function monthOf(name = ''): string | undefined {
  const at = MONTHS.indexOf(name.slice(0, 3).toLowerCase());
  return at < 0 ? undefined : String(at + 1);
}
