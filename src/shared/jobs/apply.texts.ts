import { textsOf } from '../kernel/texts.ts';

/** The words of the short apply form, which is loaded when somebody applies. */
export const applyTexts = textsOf('jobs', {
  'jobs.apply_for': 'Apply for {title}',
  'jobs.cover_letter': 'Cover letter',
  'jobs.cv': 'CV',
  'jobs.cv_none': 'No CV',
  'jobs.cv_upload': 'Upload a CV',
  'jobs.cv_uploaded': '{name} has been uploaded and selected.',
  'jobs.cv_default': '{name} (default)',
  'jobs.cv_gone': 'The CV you had chosen is no longer in your profile. Please choose another one, or apply without.',
  'jobs.cv_gone_title': 'The CV you had chosen is no longer in your profile',
  'jobs.cv_gone_text': 'Choose another one at the last step, or send your application without one.',
  'jobs.cv_list_failed': 'Your CVs could not be loaded. You can upload one, or apply without one.',
  'jobs.submit': 'Submit Application',
  'jobs.submitting': 'Submitting…',
  'jobs.sign_in_title': 'Sign in to send your application',
  'jobs.sign_in_text':
    'You can write first: what you type is kept on this device, and will be here when you come back.',
  'jobs.session_ended': 'You have been signed out. What you typed is kept; sign in again to send it.',
  'jobs.sign_in_to_submit': 'Sign in to submit',
  'jobs.create_account': 'Create an account',
  'jobs.candidates_only': 'Only candidates can apply',
  'jobs.candidates_only_text': 'You are signed in as {name}. Sign in with a candidate account to apply.',
  'jobs.not_approved': 'Application Not Approved',
  'jobs.score': 'Score: {score}%',
  'jobs.switch_account': 'Sign in with another account',
});
