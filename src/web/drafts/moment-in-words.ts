import { dayInWords, type TimeTranslate } from '#web/lib/relative-time.ts';

/**
 * The time if it is today, the date otherwise. Only used for moments in the browser, because the server does not know
 * the reader's time of day.
 */
export function momentInWords(t: TimeTranslate, at: string, now = new Date()): string {
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) return '';
  if (moment.toDateString() !== now.toDateString()) return dayInWords(t, at);
  return [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}
