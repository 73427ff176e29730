import { textsOf } from '../kernel/texts.ts';

/** "This was not me": what a mailbox owner reads about an application that somebody else sent with their email. */
export const disownTexts = textsOf('receipt', {
  'disown.title': 'Was this not you?',
  'disown.text': 'Somebody applied for {job} at {company} on {date} and gave your email address.',
  'disown.what_happens':
    'If you remove the application, everything in it is deleted, including the CV. {company} will no longer see it, and it will not stop you from applying for this job yourself.',
  'disown.remove': 'Remove the application',
  'disown.it_was_me': 'If it was you, just close this page. Nothing will change.',
  'disown.done_title': 'The application has been removed',
  'disown.done_text': 'None of it is kept, and {company} can no longer see it.',
  'disown.done_next': 'You can now apply for this job yourself.',
  'disown.account_hint': 'With an account, applications that others send with your address do not affect yours.',
  'disown.to_job': 'Go to the job',
  'disown.create_account': 'Create an account',
  'disown.over_title': 'This link no longer works',
  'disown.over_text':
    'The application has already been removed, now belongs to an account, or was sent more than {days} days ago.',
  'disown.over_next': 'To withdraw the application, open the other link in the same email.',
  'disown.to_jobs': 'See the jobs',
});
