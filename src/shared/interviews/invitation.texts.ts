import { messagesOf } from '../kernel/messages.ts';
import { textsOf } from '../kernel/texts.ts';

/** What people are written when they are invited to an interview, and the words that fill its placeholders. */
export const invitationTexts = textsOf('interviews', {
  'interview_invitation.text':
    'Hello {candidate},\n\nwe would like to talk with you about the job {job} at {company}.\n\n{when}\nThe interview: {kind}, {minutes}.\n\nKind regards\n{recruiter}',
  'interview_invitation.when_offer_one': 'We suggest {count} time. Please tell us whether it suits you.',
  'interview_invitation.when_offer_other': 'We suggest {count} times. Please choose the one that suits you best.',
  'interview_invitation.when_fix': 'The time: {when}.',
  'interview_invitation.kind_phone': 'by phone',
  'interview_invitation.kind_video': 'by video call',
  'interview_invitation.kind_on_site': 'on site',
  'interview_invitation.minutes_one': '{count} minute',
  'interview_invitation.minutes_other': '{count} minutes',
  /** `10:00 (Nairobi time, GMT+3)`. */
  'interview_invitation.in_zone': '{when} ({city} time, {offset})',
  'interview_invitation.choose': 'Choose a time: {link}',
  'interview_invitation.see': 'See or change the interview: {link}',
  'interview_invitation.moved': 'Your interview for {job} has another time: {to}. It was: {from}.',
  'interview_invitation.cancelled': 'Your interview for {job} is cancelled. It was: {from}.',
  'interview_invitation.no_longer': 'You no longer need to choose a time for an interview for {job}. It is cancelled.',
  'interview_invitation.reminder': 'A reminder: your interview for {job} is soon: {when}.',
});

export const invitationMessage = messagesOf(invitationTexts);
