import { messagesOf } from '../kernel/messages.ts';

/** What calendars show of an interview. */
export const calendarEventsTexts = {
  'mail.event_calendar': 'Interviews',
  'mail.event_for_interviewer': 'Interview: {candidate}, {job}',
  'mail.event_for_candidate': 'Interview: {job}, {company}',
  'mail.event_phone': 'By phone',
  'mail.event_video': 'Video call',
  'mail.event_on_site': 'On site',
} as const;
export const calendarEventMessage = messagesOf(calendarEventsTexts);
