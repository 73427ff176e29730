import { textsOf } from '../kernel/texts.ts';

/** The page of notifications, and the choice what somebody is told of. */
export const noticesTexts = textsOf('messenger', {
  'notices.title': 'Notifications',
  'notices.lead': 'What concerned you in the last {days} days.',
  'notices.none_title': 'No notifications',
  'notices.none': 'When something concerns you, you find it here.',
  'notices.read_all': 'Mark all as read',
  'notices.all_read': 'Everything is marked as read.',
  'notices.failed': 'That did not work. Please try again.',
  'notices.older': 'Show older ones',
  'notices.new': 'New',
  'notices.choose': 'Settings',
  'notices.kind_message': 'Messages',
  'notices.kind_message_help': 'Somebody has written to you.',
  'notices.kind_stage': 'Stages of your applications',
  'notices.kind_stage_help': 'At most one email a day about each application.',
  'notices.kind_mention': 'Mentions',
  'notices.kind_mention_help': 'A colleague has named you in a note.',
  'notices.kind_held_message': 'Held messages',
  'notices.kind_held_message_help': 'A message of a rule of yours could not go out.',
  'notices.kind_assignment': 'Evaluations',
  'notices.kind_assignment_help': 'You were asked to evaluate an application.',
  'notices.here': 'Show in the bell',
  'notices.by_mail': 'Email',
  'notices.mail_at_once': 'Email at once',
  'notices.mail_daily': 'Email once a day',
  'notices.mail_off': 'No email',
  'notices.mail_help':
    '“Email at once” leaves you a few minutes to read it here first. “Email once a day” is one email in the morning about everything that you have not read.',
  'notices.saved': 'Your choice is saved.',
});
