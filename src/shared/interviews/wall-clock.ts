import { clockIn, dayIn, momentIn } from './zones.ts';

/** What a clock on a wall shows: a day as `2026-11-20`, and the minutes since its midnight. */
export type WallClock = { day: string; minutes: number };

const DAY_MINUTES = 24 * 60;

/** The wall clock of a moment in a zone. */
export function wallClockOf(at: string | number, zone: string): WallClock {
  const moment = typeof at === 'number' ? at : Date.parse(at);
  const { hour, minute } = clockIn(zone, moment);
  return { day: dayIn(zone, moment), minutes: hour * 60 + minute };
}

/**
 * The moment of a wall-clock time in a zone. Null where summer time skips it; where a time comes twice, it is the first
 * of the two.
 */
export function momentOf({ day, minutes }: WallClock, zone: string): string | null {
  const moment = momentIn(zone, day, minutes);
  const shown = wallClockOf(moment, zone);
  return shown.day === day && shown.minutes === minutes ? new Date(moment).toISOString() : null;
}

/** The beginning of a day in a zone; where summer time skips midnight, the first time that there is. */
export function startOfDay(day: string, zone: string): string {
  for (let minutes = 0; minutes < DAY_MINUTES; minutes += 30) {
    const moment = momentOf({ day, minutes }, zone);
    if (moment) return moment;
  }
  // Islands that changed sides of the date line have skipped a whole day.
  return new Date(momentIn(zone, day)).toISOString();
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(Date.parse(day)).getUTCDay() || 7;
}

/** `630` as `10:30`. */
export function clockText(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
