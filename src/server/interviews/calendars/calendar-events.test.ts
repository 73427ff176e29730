import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { calendarOf, type Invitation, invitationOf } from './calendar-events.ts';

const URL_OF_SITE = 'https://jobs.example:8443';
const EVENT: Invitation = {
  id: 7,
  createdAt: new Date('2026-11-01T00:00:00.000Z'),
  sequence: 2,
  startsAt: new Date('2026-11-20T07:00:00.000Z'),
  endsAt: new Date('2026-11-20T07:45:00.000Z'),
  summary: 'Interview, Coordinator; “cold chain”',
  description: 'Line one\nLine two, with a comma',
  location: 'https://meet.example/a?b=c,d',
  isCancelled: false,
  organizer: { name: 'Nuvemba "Freight", Ltd', email: 'hr@nuvemba.example' },
  attendees: [
    { name: 'مريم علي', email: 'maryam@mail.example' },
    { name: 'Daud Kimani', email: 'daud@nuvemba.example' },
  ],
};

function read(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content));
  const events = calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));
  return { calendar, events, event: events[0] as ICAL.Event };
}

describe('an invitation', () => {
  const { method, content } = invitationOf(EVENT, URL_OF_SITE);
  const { calendar, event } = read(content);

  it('asks for an answer, in UTC', () => {
    expect([method, calendar.getFirstPropertyValue('method')]).toEqual(['REQUEST', 'REQUEST']);
    expect(event.component.getFirstPropertyValue('dtstart')?.toString()).toBe('2026-11-20T07:00:00Z');
    expect(event.component.getFirstPropertyValue('dtend')?.toString()).toBe('2026-11-20T07:45:00Z');
    expect(event.component.getFirstPropertyValue('status')).toBe('CONFIRMED');
    expect(event.sequence).toBe(2);
    expect(content).not.toContain('TZID');
  });

  it('says what was written, whatever it holds', () => {
    expect([event.summary, event.description, event.location]).toEqual([
      EVENT.summary,
      EVENT.description,
      EVENT.location,
    ]);
    expect(content.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  });

  it('is organised by the company, and everybody may answer', () => {
    expect(event.organizer).toBe('mailto:hr@nuvemba.example');
    const people = event.attendees.map((person) => [
      person.getFirstValue(),
      person.getParameter('cn'),
      person.getParameter('rsvp'),
      person.getParameter('partstat'),
    ]);
    expect(people).toEqual([
      ['MAILTO:maryam@mail.example', 'مريم علي', 'TRUE', 'NEEDS-ACTION'],
      ['MAILTO:daud@nuvemba.example', 'Daud Kimani', 'TRUE', 'NEEDS-ACTION'],
    ]);
  });

  it('keeps its UID when it is moved and cancelled', () => {
    const moved = read(invitationOf({ ...EVENT, sequence: 3, startsAt: EVENT.endsAt }, URL_OF_SITE).content);
    const cancelled = invitationOf({ ...EVENT, sequence: 4, isCancelled: true }, URL_OF_SITE);
    expect([moved.event.uid, read(cancelled.content).event.uid]).toEqual([event.uid, event.uid]);
    expect(event.uid).toBe('interview-7.1793491200000@jobs.example');
    expect(cancelled.method).toBe('CANCEL');
    expect(read(cancelled.content).event.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  });

  it('does not let a quotation mark end a name', () => {
    const names = ['Mohamed "Mo" Ali', 'A":mailto:victim@mail.example', 'B";SENT-BY="mailto:victim@mail.example'];
    const attendees = names.map((name) => ({ name, email: 'a@mail.example' }));
    const read1 = read(invitationOf({ ...EVENT, attendees }, URL_OF_SITE).content).event;
    for (const [at, person] of read1.attendees.entries()) {
      expect(person.getFirstValue()).toBe('MAILTO:a@mail.example');
      expect(person.getParameter('cn')).toBe(names[at]?.replaceAll('"', '”'));
      expect(person.getParameter('sent-by')).toBeUndefined();
    }
    expect(read1.component.getFirstProperty('organizer')?.getParameter('cn')).toBe('Nuvemba ”Freight”, Ltd');
  });

  it('does not let a name add lines of its own', () => {
    const evil = { name: 'A\r\nATTENDEE:mailto:victim@mail.example', email: 'a@mail.example' };
    const { event: read1 } = read(
      invitationOf({ ...EVENT, attendees: [evil], summary: 'x\r\nATTACH:http://evil.example' }, URL_OF_SITE).content,
    );
    expect(read1.attendees).toHaveLength(1);
    expect(read1.component.getFirstProperty('attach')).toBeNull();
  });
});

describe('a calendar to subscribe to', () => {
  it('has all events under the same UIDs as the invitations', () => {
    const { events, calendar } = read(calendarOf('Interviews', [EVENT, { ...EVENT, id: 8 }], URL_OF_SITE));
    expect(events.map(({ uid }) => uid)).toEqual([
      'interview-7.1793491200000@jobs.example',
      'interview-8.1793491200000@jobs.example',
    ]);
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Interviews');
  });

  it('is readable when it is empty', () => {
    expect(read(calendarOf('Interviews', [], URL_OF_SITE)).events).toEqual([]);
  });
});
