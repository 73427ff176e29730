import ICAL from 'ical.js';
import { offsetIn } from '#shared/interviews/zones.ts';

export type BusyTime = { from: string; to: string };
type Window = { from: Date; to: Date };
type Span = [from: number, to: number];

/** A rule that repeats more often than this before it reaches the window is left out. */
const MOST_REPEATS = 50_000;
const MOST_TIMES = 2_000;

/**
 * The times within the window that a calendar marks as busy, joined where they touch. Throws if the text is not a
 * calendar. A rule of a stranger can keep the library busy for ever, so this runs in a process of its own.
 */
export function readBusyTimes(text: string, window: Window): BusyTime[] {
  const spans: Span[] = [];
  for (const calendar of calendarsIn(text)) {
    const zones = new Map<string, ICAL.Timezone>();
    for (const part of calendar.getAllSubcomponents('vtimezone')) {
      const zone = new ICAL.Timezone(part);
      zones.set(zone.tzid, zone);
    }
    const utcOf = timesIn(zones, String(calendar.getFirstPropertyValue('x-wr-timezone') ?? 'UTC'));
    for (const part of calendar.getAllSubcomponents('vfreebusy')) spans.push(...freeBusyOf(part));
    const changed = changesByUid(calendar);
    for (const part of calendar.getAllSubcomponents('vevent')) {
      if (part.hasProperty('recurrence-id')) continue;
      const own = changed.get(String(part.getFirstPropertyValue('uid'))) ?? [];
      const event = new ICAL.Event(part, { exceptions: own, strictExceptions: false });
      for (const span of occurrencesOf(event, utcOf, window)) {
        spans.push(span);
        if (spans.length >= MOST_TIMES) return joined(spans, window);
      }
    }
  }
  return joined(spans, window);
}

function calendarsIn(text: string): ICAL.Component[] {
  const parsed = ICAL.parse(text) as unknown[];
  // Several calendars in one file are a list of them.
  const all = typeof parsed[0] === 'string' ? [parsed] : parsed;
  const calendars = all.map((one) => new ICAL.Component(one as never)).filter(({ name }) => name === 'vcalendar');
  if (calendars.length === 0) throw new Error('not a calendar');
  return calendars;
}

/** The dates of a series that were moved or cancelled on their own, by the UID of the series. */
function changesByUid(calendar: ICAL.Component): Map<string, ICAL.Component[]> {
  const changes = new Map<string, ICAL.Component[]>();
  for (const part of calendar.getAllSubcomponents('vevent')) {
    if (!part.hasProperty('recurrence-id')) continue;
    const uid = String(part.getFirstPropertyValue('uid'));
    changes.set(uid, [...(changes.get(uid) ?? []), part]);
  }
  return changes;
}

type UtcOf = (time: ICAL.Time, part: ICAL.Component, property: string) => number;

function* occurrencesOf(event: ICAL.Event, utcOf: UtcOf, window: Window): Generator<Span> {
  const timesOf = (part: ICAL.Component, start: ICAL.Time, end: ICAL.Time): Span | null => {
    if (!isBusy(part)) return null;
    const from = utcOf(start, part, 'dtstart');
    const to = utcOf(end, part, 'dtend');
    return to > window.from.getTime() && from < window.to.getTime() ? [from, to] : null;
  };
  if (!event.isRecurring()) {
    const span = timesOf(event.component, event.startDate, event.endDate);
    if (span) yield span;
    return;
  }
  const repeats = event.iterator();
  for (let count = 0; count < MOST_REPEATS; count += 1) {
    const next = repeats.next();
    if (!next) return;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    if (utcOf(next, event.component, 'dtstart') >= window.to.getTime()) return;
    const span = timesOf(item.component, startDate, endDate);
    if (span) yield span;
  }
}

function isBusy(part: ICAL.Component): boolean {
  const is = (name: string) => String(part.getFirstPropertyValue(name) ?? '').toUpperCase();
  return is('transp') !== 'TRANSPARENT' && is('status') !== 'CANCELLED';
}

function freeBusyOf(part: ICAL.Component): Span[] {
  return part.getAllProperties('freebusy').flatMap((property) => {
    if (String(property.getParameter('fbtype') ?? 'BUSY').toUpperCase() === 'FREE') return [];
    return property.getValues().map((value): Span => {
      const period = value as ICAL.Period;
      return [period.start.toUnixTime() * 1000, period.getEnd().toUnixTime() * 1000];
    });
  });
}

/** Converts times to UTC. Their zone may be UTC, defined in the calendar, only named, or missing: then `usual`. */
function timesIn(zones: ReadonlyMap<string, ICAL.Timezone>, usual: string): UtcOf {
  return (time, part, property) => {
    if (time.zone === ICAL.Timezone.utcTimezone) return time.toUnixTime() * 1000;
    const named = part.getFirstProperty(property) ?? part.getFirstProperty('dtstart');
    const tzid = String(named?.getParameter('tzid') ?? usual);
    const zone = zones.get(tzid);
    const { year, month, day, hour, minute, second } = time;
    if (zone) {
      const local = new ICAL.Time({ year, month, day, hour, minute, second, isDate: false }, zone);
      return local.toUnixTime() * 1000;
    }
    return inNamedZone(Date.UTC(year, month - 1, day, hour, minute, second), tzid);
  };
}

/** The moment at which a clock in this zone shows a time, given as if it were UTC. An unknown zone counts as UTC. */
function inNamedZone(clock: number, zone: string): number {
  try {
    const first = clock - offsetIn(zone, clock);
    // Once more, because the offset is that of another moment when summer time changes in between.
    return clock - offsetIn(zone, first);
  } catch {
    return clock;
  }
}

function joined(spans: readonly Span[], { from, to }: Window): BusyTime[] {
  const result: Span[] = [];
  const cut = spans
    .map(([start, end]): Span => [Math.max(start, from.getTime()), Math.min(end, to.getTime())])
    .filter(([start, end]) => end > start)
    .sort(([a], [b]) => a - b);
  for (const [start, end] of cut) {
    const last = result.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else result.push([start, end]);
  }
  return result.map(([start, end]) => ({ from: new Date(start).toISOString(), to: new Date(end).toISOString() }));
}
