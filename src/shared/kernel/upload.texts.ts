import { messagesOf } from './messages.ts';

/** Messages about uploaded files, whatever they are for. */
export const uploadTexts = {
  'refusal.no_file': 'Please choose a file.',
  'refusal.one_file_only': 'Please choose one file only.',
  'refusal.empty_file': 'The file is empty.',
  'refusal.file_too_large': 'The file is larger than {megabytes} MB.',
  'refusal.uploads_busy': 'Many files are being uploaded right now. Please try again in a moment.',
} as const;

export const uploadRefusal = messagesOf(uploadTexts);
