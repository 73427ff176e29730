import type { TextKey } from '../kernel/texts.ts';
import type { agoTexts } from './time.texts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Unit = readonly [from: number, words: TextKey<typeof agoTexts>, round: (count: number) => number];
/** Months and years are rounded to the nearest: 57 days are two months, not one. Shorter units are rounded down. */
const UNITS: readonly Unit[] = [
  [365 * DAY, 'time.years_ago', Math.round],
  [30 * DAY, 'time.months_ago', Math.round],
  [DAY, 'time.days_ago', Math.floor],
  [HOUR, 'time.hours_ago', Math.floor],
  [MINUTE, 'time.minutes_ago', Math.floor],
];

/** The words for “3 days ago”, “yesterday”, “now”. A time in the future, from a wrong clock, counts as now. */
export function wordsForAgo(passedMs: number): { words: TextKey<typeof agoTexts>; count?: number } {
  for (const [length, words, round] of UNITS) {
    if (passedMs >= length) return { words, count: round(passedMs / length) };
  }
  return { words: 'time.now' };
}
