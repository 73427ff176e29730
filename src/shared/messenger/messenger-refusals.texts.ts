import { messagesOf } from '../kernel/messages.ts';
import { textsOf } from '../kernel/texts.ts';

export const messengerRefusalsTexts = textsOf('messenger', {
  'refusal.user_not_found': 'User not found',
  'refusal.candidate_gone': 'This person has deleted their account. You can still read what was written.',
  'refusal.blocked': 'No more messages can be sent in this conversation.',
  'refusal.you_blocked': 'You have blocked this conversation. Unblock it to write again.',
  'refusal.hidden_block': 'Blind review hides who this is. You can block them once you can see their name.',
  'refusal.attachment_gone': 'An attachment is no longer available. Please attach it again.',
  'refusal.too_many_messages': 'Too many messages in a short time. Please wait a moment and send again.',
  'refusal.attachment_type': 'Please attach a PDF, DOCX, PNG or JPEG file.',
  'refusal.attachment_broken': 'This file cannot be opened. Please attach another one.',
  'refusal.attachments_full':
    'You have attached {megabytes} MB in this conversation, which is the limit. Please share larger files in another way.',
  'refusal.attachment_busy': 'Many files are being checked right now. Please try again in a moment.',
  'refusal.too_many_templates': 'At most {max} templates can be kept. Please delete one first.',
  'refusal.template_name_taken': 'There is a template with this name already.',
  'refusal.template_gone': 'This template has been deleted. Please choose another one.',
  'refusal.not_own_column': 'Please choose one of your columns.',
});
export const messengerRefusal = messagesOf(messengerRefusalsTexts);
