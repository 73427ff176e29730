import { calendarEventMessage } from '#shared/interviews/calendar-events.texts.ts';
import type { InterviewKind, InterviewState } from '#shared/interviews/interviews.values.ts';
import type { Words } from '#shared/kernel/messages.ts';
import type { CalendarEvent } from './calendar-events.ts';

/** What calendars need to know of a booked interview. */
type Booked = {
  id: number;
  createdAt: string;
  sequence: number;
  startsAt: string | null;
  endsAt: string | null;
  state: InterviewState;
  kind: InterviewKind;
  place: string;
};
type Said = { summary: string; words: Words; link: string; instructions?: string };

/** A booked interview as an event, in the words of its reader. Throws if it has no time. */
export function eventOf(interview: Booked, { summary, words, link, instructions = '' }: Said): CalendarEvent {
  const { id, createdAt, sequence, startsAt, endsAt, state, kind, place } = interview;
  if (startsAt === null || endsAt === null) throw new Error('an interview without a time is no event');
  return {
    id,
    createdAt: new Date(createdAt),
    sequence,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    summary,
    description: [words(calendarEventMessage(`mail.event_${kind}`)), instructions, link].filter(Boolean).join('\n\n'),
    location: place,
    isCancelled: state === 'cancelled',
  };
}
