import { messagesOf } from '../kernel/messages.ts';

export const applicationsMailsTexts = {
  'mail.application_subject': 'Your application: {job}',
  'mail.receipt_text':
    'We have sent your application for {job} to {company}. You can follow it, see what was sent, and withdraw it.',
  'mail.see_application': 'See your application',
  'mail.not_me': 'This was not me',
  'mail.receipt_secret': 'Anyone who has this link can read the application, so keep it to yourself.',
  'mail.receipt_not_you': 'If you did not apply, somebody else is using your account.',
  'mail.guest_text':
    'We have sent your application for {job} to {company}. You can follow it, see what was sent, and withdraw it.',
  'mail.guest_secret':
    'You do not need an account. Anyone who has this link can read the application, so keep it to yourself.',
  'mail.disown':
    'If somebody else used your address, you can remove the application. None of it is kept, and you can still apply yourself.',
  'mail.disown_validity': 'That link works for {days}.',
  'mail.claimed_text':
    'Your application for {job} at {company} now belongs to your account. It has a new link, and the old one no longer works.',
  /** Used when a name cannot be shown. */
  'mail.the_employer': 'the employer',
} as const;

export const applicationsMail = messagesOf(applicationsMailsTexts);
