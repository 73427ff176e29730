import { textsOf } from '../kernel/texts.ts';

/** Attachments of messages. */
export const attachmentsTexts = textsOf('messenger', {
  'attachments.add': 'Attach files',
  'attachments.add_hint': 'PDF, DOCX, PNG or JPEG, at most {size} MB each',
  'attachments.list': 'Attachments',
  'attachments.uploading': 'Uploading {name}',
  'attachments.remove': 'Remove {name}',
  'attachments.most': 'At most {max} files per message.',
  'attachments.not_added': '{name} was not attached.',
  'attachments.download': 'Download {name}',
  'attachments.open': 'Open {name}',
});
