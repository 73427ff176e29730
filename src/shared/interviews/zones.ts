/** The date and time in a zone at a moment, in parts. Sunday is weekday 0. */
export type ZonedClock = {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  weekday: number;
};

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Making a formatter costs more than using it a hundred times. There are about 600 zones, and each can be written in
 * capitals and small letters in thousands of ways.
 */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  const key = zone.toLowerCase();
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(key, made);
  return made;
}

function partsIn(zone: string, at: number): Record<string, number> {
  const parts = formatterOf(zone).formatToParts(at);
  return Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)]));
}

/** How far a zone is ahead of UTC at a moment, in milliseconds. */
export function offsetIn(zone: string, at: number): number {
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = partsIn(zone, at);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1_000) * 1_000;
}

export function clockIn(zone: string, at: number): ZonedClock {
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = partsIn(zone, at);
  return { year, month, day, hour, minute, weekday: new Date(Date.UTC(year, month - 1, day)).getUTCDay() };
}

/** The day in a zone, as `2026-11-20`. */
export function dayIn(zone: string, at: number): string {
  return new Date(at + offsetIn(zone, at)).toISOString().slice(0, 10);
}

/**
 * The moment at which the clocks of a zone show so many minutes after midnight. In an hour that summer time repeats it
 * is the first of the two; in one that it skips, the clocks show as much later as they were put forward.
 */
export function momentIn(zone: string, day: string, minutes = 0): number {
  const shown = Date.parse(`${day}T00:00:00.000Z`) + minutes * MINUTE_MS;
  const [before, after] = [offsetIn(zone, shown - DAY_MS), offsetIn(zone, shown + DAY_MS)];
  const right = [shown - before, shown - after].filter((at) => at + offsetIn(zone, at) === shown);
  return right.length > 0 ? Math.min(...right) : shown - before;
}

/** The day so many days later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The Monday of the week that holds this day. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00.000Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** `Africa/Dar_es_Salaam` as “Dar es Salaam”. */
export function cityOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

/** The offset of a zone at a moment, as people write it: `GMT+3`, `GMT+5:30`, `GMT`. */
export function offsetName(zone: string, at: number): string {
  const minutes = Math.round(offsetIn(zone, at) / MINUTE_MS);
  if (minutes === 0) return 'GMT';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `GMT${minutes < 0 ? '-' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}
