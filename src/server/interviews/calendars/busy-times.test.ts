import { describe, expect, it } from 'vitest';
import { readBusyTimes } from './busy-times.ts';

const WINDOW = { from: new Date('2026-10-20T00:00:00Z'), to: new Date('2026-11-20T00:00:00Z') };
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test', ...lines, 'END:VCALENDAR'].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT'];
const busy = (...lines: string[]) =>
  readBusyTimes(calendar(...lines), WINDOW).map(({ from, to }) => `${from.slice(5, 16)} ${to.slice(5, 16)}`);

describe('busy times of a calendar', () => {
  it('are its events, joined where they touch', () => {
    expect(
      busy(
        ...event('DTSTART:20261103T080000Z', 'DTEND:20261103T090000Z'),
        ...event('DTSTART:20261103T090000Z', 'DURATION:PT30M'),
        ...event('DTSTART:20261101T080000Z', 'DTEND:20261101T083000Z'),
      ),
    ).toEqual(['11-01T08:00 11-01T08:30', '11-03T08:00 11-03T09:30']);
  });

  it('leave out what is free, cancelled, or outside of the time that is asked for', () => {
    expect(
      busy(
        ...event('DTSTART:20261103T080000Z', 'DTEND:20261103T090000Z', 'TRANSP:TRANSPARENT'),
        ...event('DTSTART:20261104T080000Z', 'DTEND:20261104T090000Z', 'STATUS:CANCELLED'),
        ...event('DTSTART:20271104T080000Z', 'DTEND:20271104T090000Z'),
      ),
    ).toEqual([]);
  });

  it('follow summer time of a zone that only has a name', () => {
    // Berlin leaves summer time on 25 October 2026.
    const series = event('DTSTART;TZID=Europe/Berlin:20261023T090000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=4');
    expect(busy(...series)).toEqual([
      '10-23T07:00 10-23T08:00',
      '10-24T07:00 10-24T08:00',
      '10-25T08:00 10-25T09:00',
      '10-26T08:00 10-26T09:00',
    ]);
  });

  it('follow the rules of a zone that the calendar brings', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Office time',
      'BEGIN:STANDARD',
      'DTSTART:20000101T000000',
      'TZOFFSETFROM:+0300',
      'TZOFFSETTO:+0300',
      'END:STANDARD',
      'END:VTIMEZONE',
    ];
    expect(busy(...zone, ...event('DTSTART;TZID=Office time:20261103T110000', 'DURATION:PT1H'))).toEqual([
      '11-03T08:00 11-03T09:00',
    ]);
  });

  it('are whole days where a day is taken', () => {
    expect(busy('X-WR-TIMEZONE:Africa/Nairobi', ...event('DTSTART;VALUE=DATE:20261103'))).toEqual([
      '11-02T21:00 11-03T21:00',
    ]);
  });

  it('know the dates of a series that were moved, left out or cancelled', () => {
    const series = event(
      'DTSTART:20261102T080000Z',
      'DURATION:PT1H',
      'RRULE:FREQ=DAILY;COUNT=4',
      'EXDATE:20261103T080000Z',
    );
    const moved = event('RECURRENCE-ID:20261104T080000Z', 'DTSTART:20261104T140000Z', 'DURATION:PT1H');
    const cancelled = event('RECURRENCE-ID:20261105T080000Z', 'DTSTART:20261105T080000Z', 'STATUS:CANCELLED');
    expect(busy(...series, ...moved, ...cancelled)).toEqual(['11-02T08:00 11-02T09:00', '11-04T14:00 11-04T15:00']);
  });

  it('end where the window ends, though the series does not', () => {
    expect(busy(...event('DTSTART:20200101T080000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY'))).toHaveLength(31);
    expect(busy(...event('DTSTART:20200101T080000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY'))).toEqual([]);
  });

  it('are those of a list of free and busy times, too', () => {
    const list = [
      'BEGIN:VFREEBUSY',
      'FREEBUSY;FBTYPE=BUSY:20261103T080000Z/PT2H',
      'FREEBUSY;FBTYPE=FREE:20261104T080000Z/PT2H',
      'END:VFREEBUSY',
    ];
    expect(busy(...list)).toEqual(['11-03T08:00 11-03T10:00']);
  });

  it.each(['', '<html>Sign in</html>', 'BEGIN:VCARD\r\nEND:VCARD', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT'])(
    'cannot be read from what is no calendar: %s',
    (text) => expect(() => readBusyTimes(text, WINDOW)).toThrow(),
  );
});
