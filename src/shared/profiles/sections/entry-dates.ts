import { isCalendarDay } from '../../kernel/dates.ts';
import type { Message } from '../../kernel/messages.ts';
import { type Issue, when } from './rules.ts';
import { EARLIEST_DATE, MOST_YEARS_AHEAD, START_WARNING_MONTHS } from './section.values.ts';
import { sectionRule } from './section-rules.texts.ts';

export const END_AFTER_START = sectionRule('rule.end_after_start');
export const END_TOO_FAR = sectionRule('rule.end_too_far');
export const END_IN_FUTURE = sectionRule('rule.end_in_future');
export const START_IN_FUTURE = sectionRule('rule.start_in_future');
export const SHORT_DURATION = sectionRule('rule.short_duration');
export const TOO_EARLY = sectionRule('rule.too_early', { year: EARLIEST_DATE.slice(0, 4) });
export const NOT_A_DATE = sectionRule('rule.no_date');
export const START_FAR_AHEAD = sectionRule('rule.start_far_ahead', { months: START_WARNING_MONTHS });

const LAST_YEAR = 9999;

/** A month `YYYY-MM` or a day `YYYY-MM-DD`. Rejects dates that do not exist, such as 2026-02-30 and 2026-13. */
export function isMonthOrDay(text: string): boolean {
  return isCalendarDay(text) || (/^\d{4}-\d{2}$/.test(text) && isCalendarDay(`${text}-01`));
}

/** Compares at the coarser precision: a day is neither before nor after its own month. */
export function compareDates(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  const [a, b] = [one.slice(0, length), other.slice(0, length)];
  return a < b ? -1 : a > b ? 1 : 0;
}

/** `2024-02-29` plus a year is `2025-02-29`, which does not exist but sorts correctly between the 28th and the 1st. */
export function yearsLater(date: string, years: number): string {
  const year = Math.min(Number(date.slice(0, 4)) + years, LAST_YEAR);
  return `${String(year).padStart(4, '0')}${date.slice(4)}`;
}

function monthsLater(date: string, months: number): string {
  const total = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const [year, month] = [Math.floor(total / 12), (total % 12) + 1];
  return `${String(Math.min(year, LAST_YEAR)).padStart(4, '0')}-${String(month).padStart(2, '0')}${date.slice(7)}`;
}

export type Period = { start: string; end: string; current: boolean };
type PeriodWords = {
  /** Names of the two fields. */
  start: string;
  end: string;
  startRequired: Message;
  endRequired: Message;
  endAfterStart?: Message;
};
type PeriodBounds = {
  today: string;
  /** A plan may start in the future if it is marked as current. */
  futureStart: 'never' | 'when current' | 'allowed';
  futureEnd: 'never' | 'within years';
};

/** At most one problem per field: the first one found. */
export function judgePeriod({ start, end, current }: Period, words: PeriodWords, bounds: PeriodBounds): Issue[] {
  const startProblem = problemOfStart(start, current, words, bounds);
  // A current entry has no end date, so a leftover one is ignored.
  const endProblem = current ? null : problemOfEnd(start, end, words, bounds);
  return [
    ...(startProblem ? when(true, [words.start], startProblem) : []),
    ...(endProblem ? when(true, [words.end], endProblem) : []),
  ];
}

function problemOfStart(start: string, current: boolean, words: PeriodWords, bounds: PeriodBounds): Message | null {
  if (!start) return words.startRequired;
  if (!isMonthOrDay(start)) return NOT_A_DATE;
  if (compareDates(start, EARLIEST_DATE) < 0) return TOO_EARLY;
  if (compareDates(start, yearsLater(bounds.today, MOST_YEARS_AHEAD)) > 0) return START_IN_FUTURE;
  const mayBeAhead = bounds.futureStart === 'allowed' || (bounds.futureStart === 'when current' && current);
  return compareDates(start, bounds.today) > 0 && !mayBeAhead ? START_IN_FUTURE : null;
}

function problemOfEnd(start: string, end: string, words: PeriodWords, { today, futureEnd }: PeriodBounds) {
  if (!end) return words.endRequired;
  if (!isMonthOrDay(end)) return NOT_A_DATE;
  if (compareDates(end, EARLIEST_DATE) < 0) return TOO_EARLY;
  if (isMonthOrDay(start) && compareDates(end, start) < 0) return words.endAfterStart ?? END_AFTER_START;
  if (futureEnd === 'never' && compareDates(end, today) > 0) return END_IN_FUTURE;
  return compareDates(end, yearsLater(today, MOST_YEARS_AHEAD)) > 0 ? END_TOO_FAR : null;
}

/**
 * Shown as a warning that does not block the form. Two different months count as at least a month, since the days are
 * not known.
 */
export function isShorterThanMonth({ start, end, current }: Period): boolean {
  if (current || !isMonthOrDay(start) || !isMonthOrDay(end) || compareDates(end, start) < 0) return false;
  const areDays = start.length === end.length && isCalendarDay(start);
  return areDays ? end < monthsLater(start, 1) : compareDates(end, start) === 0;
}

/** Shown as a warning that does not block the form. */
export function startsFarAhead(start: string, today: string): boolean {
  return isMonthOrDay(start) && compareDates(start, monthsLater(today, START_WARNING_MONTHS)) > 0;
}
