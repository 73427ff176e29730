import { textsOf } from '../kernel/texts.ts';

/** The calendars of somebody who holds interviews, beside the week. */
export const calendarsTexts = textsOf('interviews', {
  'calendars.title': 'In your own calendar',
  'calendars.text': 'Subscribe once; bookings, moves and cancellations follow by themselves.',
  'calendars.make': 'Get an address',
  'calendars.copy': 'Copy address',
  'calendars.copied': 'Copied',
  'calendars.once': 'Shown only now. Whoever has it can read your interviews.',
  'calendars.made': 'You have an address since {date}.',
  'calendars.new': 'New address',
  'calendars.new_question': 'Make a new address?',
  'calendars.new_text': 'The earlier one ends at once. Calendars that use it stop being updated.',
  'calendars.end': 'Remove',
  'calendars.ended': 'The address was removed.',
  'calendars.busy_title': 'When you are busy',
  'calendars.busy_text':
    'Give the secret iCalendar address of your calendar. Colleagues who plan interviews see when you are busy, and nothing else.',
  'calendars.address': 'iCalendar address',
  'calendars.save': 'Save',
  'calendars.read': 'Read {ago} from {host}',
  'calendars.not_read': '{host} has not been read yet.',
  'calendars.change': 'Change',
  'calendars.problem_unreachable': '{host} cannot be reached. Please check the address.',
  'calendars.problem_refused': '{host} does not give the calendar out. Please check the address.',
  'calendars.problem_too_large': 'The calendar of {host} is too large to be read.',
  'calendars.problem_not_a_calendar':
    'What {host} answers is not a calendar. Please use the address that ends with .ics.',
  'calendars.problem_too_complex': 'The calendar of {host} takes too long to be read.',
  'calendars.cancel': 'Cancel',
});
