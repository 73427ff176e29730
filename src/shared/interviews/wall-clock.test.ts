import { describe, expect, it } from 'vitest';
import { clockText, momentOf, startOfDay, wallClockOf, weekdayOf } from './wall-clock.ts';
import { addDays } from './zones.ts';

const at = (day: string, time: string, zone: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return momentOf({ day, minutes: hours * 60 + minutes }, zone);
};

describe('the moment of a wall-clock time', () => {
  it('is the one that the zone shows as this time', () => {
    expect(at('2026-11-20', '10:00', 'Africa/Nairobi')).toBe('2026-11-20T07:00:00.000Z');
    expect(at('2026-07-01', '10:00', 'Europe/Berlin')).toBe('2026-07-01T08:00:00.000Z');
    expect(at('2026-12-01', '10:00', 'Europe/Berlin')).toBe('2026-12-01T09:00:00.000Z');
    expect(at('2026-03-01', '23:30', 'America/New_York')).toBe('2026-03-02T04:30:00.000Z');
    expect(at('2026-03-01', '00:15', 'Asia/Kathmandu')).toBe('2026-02-28T18:30:00.000Z');
  });

  it.each([
    ['Africa/Cairo', '2026-04-24', '00:30', '23:30', '01:00'],
    ['Europe/Berlin', '2026-03-29', '02:30', '01:30', '03:00'],
    ['America/New_York', '2026-03-08', '02:30', '01:30', '03:00'],
  ])('does not exist where summer time skips it in %s', (zone, day, skipped, before, after) => {
    expect(at(day, skipped, zone)).toBeNull();
    const dayOfBefore = before > after ? addDays(day, -1) : day;
    const [last, first] = [at(dayOfBefore, before, zone), at(day, after, zone)];
    expect(Date.parse(first as string) - Date.parse(last as string)).toBe(30 * 60_000);
  });

  it.each([
    ['Africa/Cairo', '2026-10-29', '23:30', '2026-10-29T20:30:00.000Z'],
    ['Europe/Berlin', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
  ])('is the first of the two where an hour comes twice in %s', (zone, day, time, first) => {
    expect(at(day, time, zone)).toBe(first);
    const second = new Date(Date.parse(first) + 60 * 60_000).toISOString();
    expect(wallClockOf(first, zone)).toEqual(wallClockOf(second, zone));
  });

  it('leads back to the wall clock, every half hour of a year with both changes', () => {
    for (const zone of ['Africa/Cairo', 'Europe/Berlin', 'America/New_York']) {
      for (let day = '2026-01-01'; day < '2027-01-01'; day = addDays(day, 7)) {
        for (let minutes = 0; minutes < 24 * 60; minutes += 30) {
          const moment = momentOf({ day, minutes }, zone);
          if (moment) expect(wallClockOf(moment, zone)).toEqual({ day, minutes });
        }
      }
    }
  });
});

describe('days', () => {
  it('begin when the clock first shows them', () => {
    expect(startOfDay('2026-11-20', 'Africa/Nairobi')).toBe('2026-11-19T21:00:00.000Z');
    expect(startOfDay('2026-04-24', 'Africa/Cairo')).toBe('2026-04-23T22:00:00.000Z');
  });

  it('have weekdays and neighbours across months', () => {
    expect(weekdayOf('2026-11-22')).toBe(7);
    expect(weekdayOf('2026-11-23')).toBe(1);
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  });
});

it('writes minutes as a clock shows them', () => {
  expect(clockText(9 * 60 + 5)).toBe('09:05');
});
