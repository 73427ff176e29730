import { textsOf } from '../kernel/texts.ts';

/** The export and the deletion of one's own data. */
export const ownDataTexts = textsOf('account', {
  'own.export_title': 'Your data',
  'own.export_text':
    'One archive with your files and everything stored about you. It is created in the background, so you can leave this page.',
  'own.export_start': 'Export everything',
  'own.export_again': 'Make a new one',
  'own.export_progress': 'Progress of your archive',
  'own.export_waiting': 'Waiting to begin…',
  'own.export_making': 'Putting everything together: {percent}%',
  'own.export_ready': 'Your archive is ready: {size}. You can download it until {date}.',
  'own.export_download': 'Download the archive',
  'own.export_failed': 'The archive could not be made. Please try again.',
  'own.erase_title': 'Erase your account',
  'own.erase_text': 'Permanently deletes your account. You first see what is deleted and what is kept.',
  'own.erase_button': 'Erase my account',
  'own.erase_question': 'Erase your account?',
  'own.goes': 'What is deleted',
  'own.goes_account': 'Your account, on every device',
  'own.goes_profile': 'Your profile, photo and CVs',
  'own.goes_applications':
    'Your applications and the comments on them, including those sent with this email without an account',
  'own.goes_messages': 'Drafts and conversations, with the messages of both sides',
  'own.goes_name': 'Your name on everything you did here',
  'own.stays': 'What is kept, and why',
  'own.stays_card':
    'That there was an application, with its stage and scores: employers must be able to explain their decisions. Their card reads “Candidate Deleted”.',
  'own.stays_work': 'Jobs, notes, messages and scores, without your name: others still work with them.',
  'own.stays_line': 'One entry in the audit log: that an account was erased, and when.',
  'own.stays_mails': 'Delivered emails can’t be recalled.',
  'own.erase_final': 'This cannot be undone. To keep a copy, export everything first.',
  'own.erase_confirm': 'To confirm, type {email}',
  'own.erase_for_good': 'Erase for good',
  'own.goodbye_title': 'Your account has been erased',
  'own.goodbye_text': 'Your data is deleted, and you are signed out everywhere. Thank you, and good luck.',
  'own.goodbye_jobs': 'Browse jobs',
});
