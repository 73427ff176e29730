import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalAttendeeType,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import type { MailCalendar } from '../../queue/mail.ts';

/** An interview as calendars show it. */
export type CalendarEvent = {
  id: number;
  /** Part of the UID, because ids begin again when somebody sets up the database anew. */
  createdAt: Date;
  sequence: number;
  startsAt: Date;
  endsAt: Date;
  summary: string;
  description: string;
  location: string;
  isCancelled: boolean;
};
type Mailbox = { name: string; email: string };
export type Invitation = CalendarEvent & { organizer: Mailbox; attendees: readonly Mailbox[] };

const PRODUCT = { company: 'Fursa', product: 'Interviews', language: 'EN' };
/** A quotation mark would end the name, and what follows it could be read as the address of somebody else. */
const quoted = ({ name, email }: Mailbox): Mailbox => ({ name: name.replaceAll('"', '”'), email });
const hostOf = (publicUrl: string) => new URL(publicUrl).hostname;

/**
 * The invitation of a mail. All times are in UTC: the library would write a zone's name with the hours of UTC, and
 * without the zone's rules.
 */
export function invitationOf(event: Invitation, publicUrl: string): MailCalendar {
  const method = event.isCancelled ? 'CANCEL' : 'REQUEST';
  const calendar = ical({ prodId: PRODUCT, method: ICalCalendarMethod[method] });
  calendar.createEvent({
    ...eventData(event, publicUrl),
    organizer: quoted(event.organizer),
    attendees: event.attendees.map((person) => ({
      ...quoted(person),
      rsvp: !event.isCancelled,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.NEEDSACTION,
      type: ICalAttendeeType.INDIVIDUAL,
    })),
  });
  return { method, content: calendar.toString() };
}

/** A calendar to subscribe to, or a file for one event. Programs fetch it again after an hour. */
export function calendarOf(name: string, events: readonly CalendarEvent[], publicUrl: string): string {
  const calendar = ical({ prodId: PRODUCT, name, method: ICalCalendarMethod.PUBLISH, ttl: 3600 });
  for (const event of events) calendar.createEvent(eventData(event, publicUrl));
  return calendar.toString();
}

function eventData(event: CalendarEvent, publicUrl: string) {
  const { id, createdAt, sequence, startsAt, endsAt, summary, description, location, isCancelled } = event;
  return {
    id: `interview-${id}.${createdAt.getTime()}@${hostOf(publicUrl)}`,
    sequence,
    start: startsAt,
    end: endsAt,
    stamp: new Date(),
    summary,
    description,
    location: location === '' ? null : location,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  };
}
