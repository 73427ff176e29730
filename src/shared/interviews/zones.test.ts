import { describe, expect, it, vi } from 'vitest';
import { addDays, cityOf, clockIn, dayIn, momentIn, mondayOf, offsetName } from './zones.ts';

const iso = (at: number) => new Date(at).toISOString();

describe('a clock in a zone', () => {
  it('shows the day and the hour there', () => {
    const at = Date.parse('2026-11-18T21:30:00.000Z');
    expect(clockIn('Africa/Nairobi', at)).toEqual({ year: 2026, month: 11, day: 19, hour: 0, minute: 30, weekday: 4 });
    expect(dayIn('Africa/Nairobi', at)).toBe('2026-11-19');
    expect(dayIn('America/New_York', at)).toBe('2026-11-18');
  });

  it('is kept once for a zone, however its name is capitalised', () => {
    const used = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
    const days = ['Africa/Kigali', 'africa/kigali', 'AFRICA/KIGALI', 'aFrIcA/kIgAlI'].map((zone) => dayIn(zone, 0));
    expect(days).toEqual(Array(4).fill('1970-01-01'));
    expect(new Set(used.mock.contexts).size).toBe(1);
    used.mockRestore();
  });

  it.each([
    ['Africa/Nairobi', '2026-11-18', 10 * 60, '2026-11-18T07:00:00.000Z'],
    ['America/New_York', '2026-07-01', 9 * 60, '2026-07-01T13:00:00.000Z'],
    // Skipped: the clocks go from 02:00 to 03:00, so half past two is half past three.
    ['Europe/Berlin', '2026-03-29', 2 * 60 + 30, '2026-03-29T01:30:00.000Z'],
    ['America/New_York', '2026-03-08', 2 * 60 + 30, '2026-03-08T07:30:00.000Z'],
    // In Cairo midnight itself is skipped, so the day begins at one.
    ['Africa/Cairo', '2026-04-24', 0, '2026-04-23T22:00:00.000Z'],
    // Repeated: the first of the two.
    ['Europe/Berlin', '2026-10-25', 2 * 60 + 30, '2026-10-25T00:30:00.000Z'],
    ['America/New_York', '2026-11-01', 60 + 30, '2026-11-01T05:30:00.000Z'],
    ['Africa/Cairo', '2026-10-29', 23 * 60 + 30, '2026-10-29T20:30:00.000Z'],
  ])('turns an hour of %s on %s into a moment', (zone, day, minutes, moment) => {
    expect(iso(momentIn(zone, day, minutes))).toBe(moment);
  });

  it('names a zone by its city and its offset on that day', () => {
    expect(cityOf('Africa/Dar_es_Salaam')).toBe('Dar es Salaam');
    expect(offsetName('Africa/Nairobi', Date.parse('2026-11-18T00:00:00Z'))).toBe('GMT+3');
    expect(offsetName('Asia/Kolkata', Date.parse('2026-11-18T00:00:00Z'))).toBe('GMT+5:30');
    expect(offsetName('America/New_York', Date.parse('2026-07-01T00:00:00Z'))).toBe('GMT-4');
    expect(offsetName('UTC', 0)).toBe('GMT');
  });
});

describe('a week', () => {
  it('begins on Monday', () => {
    expect(mondayOf('2026-11-16')).toBe('2026-11-16');
    expect(mondayOf('2026-11-22')).toBe('2026-11-16');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  });
});
