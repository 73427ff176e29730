import { interviewing } from '../kernel/access.ts';
import { Done } from '../kernel/answers.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { z } from '../kernel/schema.ts';
import { lineText } from '../kernel/text.ts';

/** Why a calendar could not be read. */
export const CALENDAR_PROBLEMS = ['unreachable', 'refused', 'too_large', 'not_a_calendar', 'too_complex'] as const;
export type CalendarProblem = (typeof CALENDAR_PROBLEMS)[number];
export const CALENDAR_ADDRESS_MAX = 2_000;

const OwnCalendars = z.object({
  /** When the address of the calendar with your interviews was made; null if there is none. */
  feed_made_at: z.string().nullable(),
  /** The calendar that says when you are busy; null if you gave none. Of its address only the host is shown. */
  busy: z
    .object({
      host: z.string(),
      /** When it was last read; null if it never could be. */
      read_at: z.string().nullable(),
      /** Why it could not be read the last time. */
      problem: z.enum(CALENDAR_PROBLEMS).nullable(),
    })
    .nullable(),
});
export type OwnCalendars = z.output<typeof OwnCalendars>;
const Answer = z.object({ success: z.literal(true), calendars: OwnCalendars });

export const ownCalendars = defineEndpoint({
  method: 'GET',
  path: '/company/interviews/calendars',
  summary: 'Your calendars: the one with your interviews, and the one that says when you are busy.',
  access: interviewing,
  input: z.object({}),
  output: Answer,
});

export const makeFeed = defineEndpoint({
  method: 'POST',
  path: '/company/interviews/calendars/feed',
  summary: 'Make a private address of a calendar with your interviews. An earlier address ends.',
  access: interviewing,
  input: z.object({}),
  output: z.object({
    success: z.literal(true),
    /** Shown this once, because only its hash is stored. */
    address: z.string(),
    calendars: OwnCalendars,
  }),
  errors: ['too_many'],
});

export const endFeed = defineEndpoint({
  method: 'DELETE',
  path: '/company/interviews/calendars/feed',
  summary: 'End the private address of your calendar.',
  access: interviewing,
  input: z.object({}),
  output: Done,
});

export const giveBusyCalendar = defineEndpoint({
  method: 'PUT',
  path: '/company/interviews/calendars/busy',
  summary:
    'Give the iCalendar address of a calendar of yours. Colleagues see when you are busy, and nothing else of it.',
  access: interviewing,
  input: z.object({ address: lineText({ min: 1, max: CALENDAR_ADDRESS_MAX }) }),
  output: Answer,
  errors: ['too_many'],
});

export const forgetBusyCalendar = defineEndpoint({
  method: 'DELETE',
  path: '/company/interviews/calendars/busy',
  summary: 'Forget the address of your calendar, and what was read from it.',
  access: interviewing,
  input: z.object({}),
  output: Done,
});
