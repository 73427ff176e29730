const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const UNITS: readonly (readonly [from: number, unit: Intl.RelativeTimeFormatUnit])[] = [
  [365 * DAY, 'year'],
  [30 * DAY, 'month'],
  [DAY, 'day'],
  [HOUR, 'hour'],
  [MINUTE, 'minute'],
];

/** “3 days ago”, “yesterday”, “now”. A moment ahead, by a clock that is off, counts as now. */
export function timeAgo(at: string, now: number, locale: string): string {
  const words = new Intl.RelativeTimeFormat([locale, 'en'], { numeric: 'auto' });
  const passed = Math.max(0, now - Date.parse(at));
  for (const [length, unit] of UNITS) if (passed >= length) return words.format(-Math.floor(passed / length), unit);
  return words.format(0, 'second');
}

/** Writing a day is slow, and making what writes it slower. */
const days = new Map<string, { format: Intl.DateTimeFormat; written: Map<string, string> }>();
const MOST_DAYS = 1_000;

/** The day in words. In UTC, so that the server and every browser write the same. */
export function dayInWords(at: string, locale: string): string {
  let words = days.get(locale);
  if (!words || words.written.size > MOST_DAYS) {
    const format = new Intl.DateTimeFormat([locale, 'en'], {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    });
    words = { format, written: new Map() };
    days.set(locale, words);
  }
  const { format, written } = words;
  const moment = new Date(at);
  const day = moment.toISOString().slice(0, 10);
  const text = written.get(day) ?? format.format(moment);
  written.set(day, text);
  return text;
}

/** Without its year, for days that are near. */
export function shortDayInWords(at: string, locale: string): string {
  return new Intl.DateTimeFormat([locale, 'en'], { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(at),
  );
}

/** Whole days until a deadline, a day in UTC; 0 on the day itself, negative when it has passed. */
export function daysUntil(deadline: string, now: number): number {
  return Math.round((Date.parse(deadline.slice(0, 10)) - Math.floor(now / DAY) * DAY) / DAY);
}
