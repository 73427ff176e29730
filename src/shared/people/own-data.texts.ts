import { textsOf } from '../kernel/texts.ts';

/** What people do with everything of theirs: an archive of it, or its end. */
export const ownDataTexts = textsOf('account', {
  'own.export_title': 'Your data',
  'own.export_text':
    'One archive with everything stored about you, and your files. It is put together in the background, so you can leave this page.',
  'own.export_start': 'Export everything',
  'own.export_again': 'Make a new one',
  'own.export_progress': 'Progress of your archive',
  'own.export_waiting': 'Waiting to begin…',
  'own.export_making': 'Putting everything together: {percent}%',
  'own.export_ready': 'Your archive is ready: {size}. You can download it until {date}.',
  'own.export_download': 'Download the archive',
  'own.export_failed': 'The archive could not be made. Please try again.',
  'own.erase_title': 'Erase your account',
  'own.erase_text': 'For good, with everything that belongs to it. You are told what goes and what stays first.',
  'own.erase_button': 'Erase my account',
  'own.erase_question': 'Erase your account?',
  'own.goes': 'What goes',
  'own.goes_account': 'Your account, on every device',
  'own.goes_profile': 'Your profile, photo and CVs',
  'own.goes_applications':
    'What you sent with your applications and what was said about it, also those sent under this email without an account',
  'own.goes_messages': 'Drafts and conversations, with the messages of both sides',
  'own.goes_name': 'Your name on everything you did here',
  'own.stays': 'What stays, and why',
  'own.stays_card':
    'That there was an application, with its stage and scores: employers answer for how they chose. Their card reads “Candidate Deleted”.',
  'own.stays_work': 'Jobs, notes, messages and scores, without your name: others go on working with them.',
  'own.stays_line': 'One line in the record of this site: that an account was erased, and when.',
  'own.stays_mails': 'Emails that were delivered already: they lie in other people’s mailboxes.',
  'own.erase_final': 'This cannot be undone. To keep a copy, export everything first.',
  'own.erase_confirm': 'To confirm, type {email}',
  'own.erase_for_good': 'Erase for good',
  'own.goodbye_title': 'Your account is gone',
  'own.goodbye_text':
    'Everything of yours was erased, and you are signed out everywhere. Thank you for having been here. All the best on your way.',
  'own.goodbye_jobs': 'Browse jobs',
});
