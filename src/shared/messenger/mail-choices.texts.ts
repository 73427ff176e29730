import { textsOf } from '../kernel/texts.ts';
import type { StoppedByLink } from './messenger.values.ts';

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
  'mails.stages_stop_title': 'Emails about your applications',
  'mails.stages_stop_text': 'We email you when an application that you sent on {site} comes to another stage.',
  'mails.stages_stopped': 'You will get no more emails about the stages of your applications.',
  'mails.stages_started': 'You will get emails about the stages of your applications again.',
});

/** What is said about each kind of mail. */
export const MAILS_TEXTS = {
  messages: {
    title: 'mails.stop_title',
    text: 'mails.stop_text',
    stopped: 'mails.stopped',
    started: 'mails.started',
  },
  stages: {
    title: 'mails.stages_stop_title',
    text: 'mails.stages_stop_text',
    stopped: 'mails.stages_stopped',
    started: 'mails.stages_started',
  },
  notices: {
    title: 'mails.notices_title',
    text: 'mails.notices_text',
    stopped: 'mails.notices_stopped',
    started: 'mails.notices_started',
  },
} as const satisfies Record<StoppedByLink, Record<string, keyof typeof mailChoicesTexts>>;
