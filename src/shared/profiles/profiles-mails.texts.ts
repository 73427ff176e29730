import { messagesOf } from '../kernel/messages.ts';

export const profilesMailsTexts = {
  'mail.invitation_subject': 'Join {company} on {site}',
  'mail.invitation_text': '{inviter} has invited you to review applications for {company} on {site}.',
  'mail.invitation_interviewer': '{inviter} has invited you to hold interviews for {company} on {site}.',
  'mail.invitation_button': 'Join the team',
  'mail.invitation_validity': 'The link works for {days}. If you do not know {company}, ignore this email.',
  /** Used when names cannot be shown. */
  'mail.a_company': 'a company',
  'mail.somebody': 'Somebody',
} as const;

export const profilesMail = messagesOf(profilesMailsTexts);
