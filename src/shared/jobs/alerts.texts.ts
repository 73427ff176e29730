import { textsOf } from '../kernel/texts.ts';

/** Job alerts by mail: requested beside a search, confirmed and stopped by a mailed link. */
export const alertsTexts = textsOf('alerts', {
  'alerts.title': 'New jobs by email',
  'alerts.text': 'We will email you new jobs for this search:',
  'alerts.all_jobs': 'All jobs',
  'alerts.words': '“{words}”',
  'alerts.how_often': 'How often',
  'alerts.daily': 'Every day',
  'alerts.weekly': 'Every week',
  'alerts.email': 'Email',
  'alerts.email_help': 'We will send you a link first. The emails start when you confirm.',
  'alerts.email_known': 'The emails go to {email}.',
  'alerts.only_news': 'We only email you when there are new jobs. Every email has a link to stop them.',
  'alerts.ask': 'Create job alert',
  'alerts.sent_title': 'Check your email',
  'alerts.sent_text': 'We have sent a link to {email}. Open it to start the emails. It works for {days} days.',
  'alerts.close': 'Close',
  'alerts.made': 'Job alert created',
  'alerts.see_all': 'Your alerts',

  // The page behind the mailed link
  'alerts.confirm_title': 'Start this job alert?',
  'alerts.confirm_daily': 'You will get an email at most once a day, and only when there are new jobs for this search:',
  'alerts.confirm_weekly':
    'You will get an email at most once a week, and only when there are new jobs for this search:',
  'alerts.confirm': 'Start these emails',
  'alerts.stop_title': 'Your job alert',
  'alerts.stop_text': 'We email you new jobs for this search:',
  'alerts.stop': 'Stop these emails',
  'alerts.stopped': 'You will get no more emails for this search.',
  'alerts.start': 'Send them again',
  'alerts.started': 'Done. New jobs for this search will come by email.',
  'alerts.see_jobs': 'See the jobs',
  'alerts.unknown_title': 'This link does not work',
  'alerts.unknown_text':
    'It may be too old, or it may not have been copied completely. Open it from the email itself, or search for jobs and ask for a new one.',
});
