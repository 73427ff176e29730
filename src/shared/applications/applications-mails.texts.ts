import { messagesOf } from '../kernel/messages.ts';

export const applicationsMailsTexts = {
  'mail.application_subject': 'Your application: {job}',
  'mail.receipt_text':
    'Your application for {job} has reached {company}. Here you can see where it stands and what was sent, and withdraw it if you want to:',
  'mail.receipt_secret': 'Anyone who has this link can read the application, so keep it to yourself.',
  'mail.receipt_not_you': 'If you did not apply, somebody else is using your account. Choose a new password: {link}',
  'mail.guest_text':
    'An application for {job} with this email address has reached {company}. Here you can see where it stands and what was sent, and withdraw it if you want to:',
  'mail.guest_secret':
    'You do not need an account. Anyone who has this link can read the application, so keep it to yourself.',
  'mail.disown':
    'Not you? If somebody else used your address, you can remove the application here. None of it is kept, and you can still apply yourself.',
  'mail.disown_validity': 'That link works for {days}.',
  'mail.claimed_text':
    'Your application for {job} at {company} now belongs to your account. It has a new link, and the old one no longer works:',
  'mail.mention_subject': '{author} mentioned you: {job}',
  'mail.mention_text': '{author} mentioned you in a note about an application for {job}:',
  'mail.mention_link': 'Read it with the application:',
  'mail.a_colleague': 'A colleague',
  /** In place of a name that cannot be said. */
  'mail.the_employer': 'the employer',
} as const;

export const applicationsMail = messagesOf(applicationsMailsTexts);
