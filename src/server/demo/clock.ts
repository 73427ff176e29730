const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY);

/** The first day of the month that was `months` months ago, as a date without a time zone. */
export function monthsBefore(now: Date, months: number): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)).toISOString().slice(0, 10);
}

/** The day that was `days` days ago, as a date without a time zone. A negative number is in the future. */
export function dayBefore(now: Date, days: number): string {
  return daysBefore(now, days).toISOString().slice(0, 10);
}

/** Moved into the working day of East Africa (8 to 18 h), back in time and never forward. */
export function atWorkingHours(time: Date): Date {
  const hour = time.getUTCHours();
  if (hour >= 5 && hour < 15) return time;
  // Spread over the day by the minute, so that not everything happens at the same hour.
  const moved = new Date(time);
  if (hour < 5) moved.setUTCDate(moved.getUTCDate() - 1);
  moved.setUTCHours(6 + (time.getUTCMinutes() % 9));
  return moved;
}
