import { messagesOf } from '../kernel/messages.ts';
import { textsOf } from '../kernel/texts.ts';

export const messengerRefusalsTexts = textsOf('messenger', {
  'refusal.user_not_found': 'User not found',
  'refusal.candidate_gone': 'This person has deleted their account. You can still read what was written.',
  'refusal.blocked': 'No more messages can be sent in this conversation.',
  'refusal.you_blocked': 'You have blocked this conversation. Unblock it to write again.',
  'refusal.attachment_gone': 'An attachment is no longer available. Please attach it again.',
  'refusal.too_many_messages': 'You are writing very quickly. Please wait a moment and send it again.',
  'refusal.attachment_type': 'Please attach a PDF, DOCX, PNG or JPEG file.',
  'refusal.attachment_broken': 'This file cannot be opened. Please attach another one.',
  'refusal.attachment_busy': 'Many files are being checked right now. Please try again in a moment.',
  'refusal.too_many_templates': 'At most {max} templates can be kept. Please delete one first.',
  'refusal.template_name_taken': 'There is a template with this name already.',
  'refusal.not_own_column': 'Please choose one of your columns.',
});
export const messengerRefusal = messagesOf(messengerRefusalsTexts);
