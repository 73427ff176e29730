import { textsOf } from '../kernel/texts.ts';

/** The choice whether mails come, made by the link in each of them. */
export const mailChoicesTexts = textsOf('messenger', {
  'mails.stop_title': 'Emails about messages',
  'mails.stop_text': 'We email you when somebody on {site} has written to you.',
  'mails.stop': 'Stop these emails',
  'mails.stopped': 'You will get no more emails about messages.',
  'mails.start': 'Send them again',
  'mails.started': 'You will get emails about messages again.',
  'mails.notices_title': 'Notification emails',
  'mails.notices_text': 'We email you when something on {site} concerns you.',
  'mails.notices_stopped': 'You will get no more of these emails.',
  'mails.notices_started': 'You will get these emails again.',
  'mails.unknown_title': 'This link does not work',
  'mails.unknown_text':
    'It may not have been copied completely. Please open it from the email itself, or use the newest email that you have.',
  'mails.account_title': 'Notifications',
});
