import { messagesOf } from '../kernel/messages.ts';

export const applicationsMailsTexts = {
  'mail.application_subject': 'Your application: {job}',
  'mail.receipt_text':
    'your application for {job} has reached {company}. Here you see where it stands and what was sent, and you can withdraw it:',
  'mail.receipt_secret': 'Whoever has this link can read the application, so keep it to yourself.',
  'mail.receipt_not_you':
    'If it was not you who applied, somebody else is using your account. Choose a new password: {link}',
  'mail.guest_text':
    'an application for {job} with this e-mail address has reached {company}. Here you see where it stands and what was sent, and you can withdraw it:',
  'mail.guest_secret': 'No account is needed. Whoever has this link can read the application, so keep it to yourself.',
  'mail.disown':
    'This was not me: if somebody else used your address, you can remove the application here. Nothing of it is kept, and you can still apply yourself.',
  'mail.disown_validity': 'That link works for {days}.',
  'mail.claimed_text':
    'your application for {job} at {company} now belongs to your account. It has a new link, and the earlier one no longer works:',
  /** In place of a name that cannot be said. */
  'mail.the_employer': 'the employer',
} as const;

export const applicationsMail = messagesOf(applicationsMailsTexts);
