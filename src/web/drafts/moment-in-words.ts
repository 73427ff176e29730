import { dayInWords, type TimeTranslate } from '#web/lib/relative-time.ts';

/** The time of today, the day otherwise. For moments that only the browser knows: the server has no time of day. */
export function momentInWords(t: TimeTranslate, at: string, now = new Date()): string {
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) return '';
  if (moment.toDateString() !== now.toDateString()) return dayInWords(t, at);
  return [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}
