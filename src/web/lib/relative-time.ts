import type { TextKey, Translate } from '#shared/kernel/texts.ts';
import type { timeTexts } from '#shared/reference/time.texts.ts';
import { wordsForAgo } from '#shared/reference/time-ago.ts';

type TimeKey = TextKey<typeof timeTexts>;
export type TimeTranslate = Translate<TimeKey>;

const DAY = 24 * 60 * 60_000;

/** “3 days ago”, “yesterday”, “now”. */
export function timeAgo(t: TimeTranslate, at: string, now: number): string {
  const { words, count } = wordsForAgo(now - Date.parse(at));
  return count === undefined ? t(words) : t(words, { count });
}

/** The day in words. In UTC, so that the server and every browser write the same. */
export function dayInWords(t: TimeTranslate, at: string): string {
  return t('time.day', partsOf(t, at));
}

/** The day without its year, for days that are near. */
export function shortDayInWords(t: TimeTranslate, at: string): string {
  return t('time.short_day', partsOf(t, at));
}

/** A day with the month's whole name: “6 November”. */
export function longDayInWords(t: TimeTranslate, at: string): string {
  const moment = new Date(at);
  return t('time.short_day', { day: moment.getUTCDate(), month: monthNames(t)[moment.getUTCMonth()] ?? '' });
}

/** “20 Nov, 10:00” on the reader's own clock: for what is only rendered in the browser. */
export function timeOfDayInWords(t: TimeTranslate, at: string): string {
  const moment = new Date(at);
  const month = t('time.months').split(' ')[moment.getMonth()] ?? '';
  const time = [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
  return t('time.day_and_time', { day: t('time.short_day', { day: moment.getDate(), month }), time });
}

/** `2016-09` as “Sep 2016”. Anything that is not a month is shown as it is. */
export function monthInWords(t: TimeTranslate, month: string): string {
  return /^\d{4}-(0[1-9]|1[0-2])/.test(month) ? t('time.month', partsOf(t, month.slice(0, 7))) : month;
}

/** January to December. */
export function monthNames(t: TimeTranslate): string[] {
  return t('time.month_names').split(' ');
}

function partsOf(t: TimeTranslate, at: string) {
  const moment = new Date(at);
  return {
    day: moment.getUTCDate(),
    month: t('time.months').split(' ')[moment.getUTCMonth()] ?? '',
    year: String(moment.getUTCFullYear()),
  };
}

/** Whole days until a deadline, a day in UTC; 0 on the day itself, negative when it has passed. */
export function daysUntil(deadline: string, now: number): number {
  return Math.round((Date.parse(deadline.slice(0, 10)) - Math.floor(now / DAY) * DAY) / DAY);
}
