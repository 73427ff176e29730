import { textsOf } from '../kernel/texts.ts';

/** The choice whether mails about messages are sent. */
export const mailChoicesTexts = textsOf('messenger', {
  'mails.stop_title': 'Emails about messages',
  'mails.stop_text': 'We email you when somebody on {site} has written to you.',
  'mails.stop': 'Stop these emails',
  'mails.stopped': 'You will get no more emails about messages.',
  'mails.start': 'Send them again',
  'mails.started': 'You will get emails about messages again.',
  'mails.unknown_title': 'This link does not work',
  'mails.unknown_text':
    'It may not have been copied completely. Please open it from the email itself, or use the newest email that you have.',
  'mails.account_title': 'Notifications',
  'mails.unread': 'Email me about messages that I have not read',
  'mails.unread_help': 'One email for all of them, 15 minutes after they arrive.',
});
