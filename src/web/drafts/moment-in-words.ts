import { dayInWords } from '#web/lib/relative-time.ts';

/** The time of today, the day otherwise. For moments that only the browser knows: the server has no time of day. */
export function momentInWords(at: string, locale: string, now = new Date()): string {
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) return '';
  if (moment.toDateString() !== now.toDateString()) return dayInWords(at, locale);
  return new Intl.DateTimeFormat([`${locale}-u-nu-latn`, 'en'], { timeStyle: 'short', hourCycle: 'h23' }).format(
    moment,
  );
}
