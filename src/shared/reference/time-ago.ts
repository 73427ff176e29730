import type { TextKey } from '../kernel/texts.ts';
import type { agoTexts } from './time.texts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const UNITS: readonly (readonly [from: number, words: TextKey<typeof agoTexts>])[] = [
  [365 * DAY, 'time.years_ago'],
  [30 * DAY, 'time.months_ago'],
  [DAY, 'time.days_ago'],
  [HOUR, 'time.hours_ago'],
  [MINUTE, 'time.minutes_ago'],
];

/** The words for “3 days ago”, “yesterday”, “now”. A moment ahead, by a clock that is off, counts as now. */
export function wordsForAgo(passedMs: number): { words: TextKey<typeof agoTexts>; count?: number } {
  for (const [length, words] of UNITS) if (passedMs >= length) return { words, count: Math.floor(passedMs / length) };
  return { words: 'time.now' };
}
