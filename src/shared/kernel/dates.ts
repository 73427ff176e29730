import { z } from './schema.ts';
import { rule } from './validation.texts.ts';

/** A day without a zone, `YYYY-MM-DD`: the same day for everybody. 2026-02-30 is not one. */
export function isCalendarDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (!year || !month || !day) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  // Date turns a day that its month does not have into one of the next month, and changes years of one or two digits
  // too.
  return (
    date.getUTCDate() === Number(day) &&
    date.getUTCMonth() === Number(month) - 1 &&
    date.getUTCFullYear() === Number(year)
  );
}

export const CalendarDay = z.string().refine(isCalendarDay, { error: rule('rule.not_a_date') });

/** Today in UTC: the day that deadlines are compared with. */
export function today(now: Date = new Date()): string {
  return now.toISOString().slice(0, 10);
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whole days from one calendar day to another; 0 on the same day, negative when it has passed. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
