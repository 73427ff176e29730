import { messagesOf } from '../kernel/messages.ts';

/** Why the address of a calendar is refused. */
export const calendarsRefusalsTexts = {
  'refusal.calendar_address':
    'This is not the address of a calendar. It should look like https://calendar.example/me.ics.',
  'refusal.calendar_scheme': 'Please use an address that begins with https://.',
  'refusal.calendar_private':
    'This address leads to a private network. Please use one that can be reached from the internet.',
} as const;
export const calendarsRefusal = messagesOf(calendarsRefusalsTexts);
