import { textsOf } from '../kernel/texts.ts';
import type { MailsAbout } from './messenger.values.ts';

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
  'mails.stages_stop_title': 'Emails about your applications',
  'mails.stages_stop_text': 'We email you when an application that you sent on {site} comes to another stage.',
  'mails.stages_stopped': 'You will get no more emails about the stages of your applications.',
  'mails.stages_started': 'You will get emails about the stages of your applications again.',
  'mails.stages': 'Email me when an application comes to another stage',
  'mails.stages_help': 'At most one email a day about each application.',
});

/** What is said about each kind of mail. */
export const MAILS_TEXTS = {
  messages: {
    title: 'mails.stop_title',
    text: 'mails.stop_text',
    stopped: 'mails.stopped',
    started: 'mails.started',
    choice: 'mails.unread',
    help: 'mails.unread_help',
  },
  stages: {
    title: 'mails.stages_stop_title',
    text: 'mails.stages_stop_text',
    stopped: 'mails.stages_stopped',
    started: 'mails.stages_started',
    choice: 'mails.stages',
    help: 'mails.stages_help',
  },
} as const satisfies Record<MailsAbout, Record<string, keyof typeof mailChoicesTexts>>;
