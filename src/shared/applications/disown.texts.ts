import { textsOf } from '../kernel/texts.ts';

/** This was not me: what the owner of a mailbox reads about an application that somebody else sent with their e-mail. */
export const disownTexts = textsOf('receipt', {
  'disown.title': 'Was this not you?',
  'disown.text': 'Somebody applied for {job} at {company} on {date} and gave your e-mail address.',
  'disown.what_happens':
    'If you remove the application, everything in it is deleted, its CV too. {company} no longer sees it, and it does not keep you from applying to this job yourself.',
  'disown.remove': 'Remove the application',
  'disown.it_was_me': 'If it was you, close this page: nothing changes.',
  'disown.done_title': 'The application is removed',
  'disown.done_text': 'Nothing of it is kept, and {company} no longer sees it.',
  'disown.done_next': 'You can apply to this job yourself. It is as if nobody had used your address.',
  'disown.account_hint': 'With an account, nobody who writes your address can stand in your way.',
  'disown.to_job': 'Go to the job',
  'disown.create_account': 'Create an account',
  'disown.over_title': 'This link no longer works',
  'disown.over_text':
    'The application was removed already, belongs to an account by now, or was sent more than {days} days ago.',
  'disown.over_next': 'If it still bothers you, open the other link of the same mail and withdraw the application.',
  'disown.to_jobs': 'See the jobs',
});
