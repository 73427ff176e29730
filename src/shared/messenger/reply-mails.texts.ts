import { messagesOf } from '../kernel/messages.ts';

/** What answers to mails are answered with, when not all of them came into the conversation. */
export const replyMailsTexts = {
  'mail.message_reply':
    'To answer, reply to this email. Or create an account with this email address: your application becomes part of it.',
  'mail.reply_note': 'You can answer by replying to this email.',
  'mail.reply_failed_subject': 'Your email was not delivered',
  'mail.reply_files_subject': 'Some files were not delivered',
  'mail.reply_unknown':
    'Your email could not be delivered. The address that you wrote to does not exist, or does not belong to the address that you wrote from. Please reply from the address that got our email, or write on {site}.',
  'mail.reply_failed': 'Your email about {job} was not delivered:',
  'mail.reply_empty': 'It held no text of yours. Please write above the text that you quote.',
  'mail.reply_too_long': 'Messages have at most {max} characters. Please shorten it and send it again.',
  'mail.reply_unsafe': 'It holds characters that cannot be shown. Please send it as plain text.',
  'mail.reply_too_many': 'You have sent many messages in a short time. Please wait an hour and send it again.',
  'mail.reply_files': 'Your message about {job} was delivered, but without these files:',
  'mail.reply_files_only': 'Your email about {job} was not delivered, because these files are not accepted:',
  'mail.reply_file_rules':
    'A message can have up to {most} files, each a PDF, DOCX, PNG or JPEG of at most {megabytes} MB that opens without a password.',
  'mail.reply_button': 'Open the conversation',
  'mail.reply_button_receipt': 'See your application',
  'mail.reply_button_site': 'Open {site}',
} as const;

export const replyMail = messagesOf(replyMailsTexts);
