import { textsOf } from '../kernel/texts.ts';

/** Texts for rejecting an applicant, with a reason for the team and a message to the person. */
export const rejectTexts = textsOf('messenger', {
  'reject.title': 'Reject {name}',
  'reject.reason': 'Reason (optional)',
  'reject.reason_help': 'For your team, in the timeline. Candidates never see it.',
  'reject.tell': 'Send a message',
  'reject.do': 'Reject',
  'reject.and_send': 'Reject and send',
  'reject.and_next': 'Reject and next',
  'reject.send_and_next': 'Reject, send and next',
  'reject.message_sent': 'The message has been sent. Undo takes it back unless it was read or emailed.',
  'reject.taken_back_one': 'The message was taken back. Nobody had read it.',
  'reject.taken_back_other': '{count} messages were taken back. Nobody had read them.',
  'reject.kept_read': '{name} has already read the message. It stays.',
  'reject.kept_mailed': 'The message to {name} was emailed and cannot be taken back.',
  'reject.kept_failed': 'The message to {name} could not be taken back. It stays sent.',
  'reject.failed': '{name} was not moved. Please try again.',
  'reject.done_not_told': '{name} was moved, but the message was not sent',
});
