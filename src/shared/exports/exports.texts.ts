import { messagesOf } from '../kernel/messages.ts';
import { textsOf } from '../kernel/texts.ts';

export const exportsTexts = textsOf('exports', {
  'export.title': 'Export your data',
  'export.lead':
    'One archive with your jobs, applications, people and messages as CSV and JSON, with CVs and attachments.',
  'export.text':
    'It is made in the background, so you can leave this page. What blind review hides from your team, and people who were erased, are not in it.',
  'export.only_owners': 'Only owners of the company can export its data.',
  'export.start': 'Export everything',
  'export.again': 'Make a new one',
  'export.progress': 'Progress of the archive',
  'export.waiting': 'Waiting to begin…',
  'export.making': 'Putting everything together: {percent}%',
  'export.ready': 'The archive is ready: {size}. You can download it until {date}.',
  'export.download': 'Download the archive',
  'export.failed': 'The archive could not be made. Please try again.',
  'export.today': 'You have asked for several archives today. Please try again tomorrow.',
});
export const exportsMessage = messagesOf(exportsTexts);
