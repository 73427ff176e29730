import { messagesOf } from '../kernel/messages.ts';
import { textsOf } from '../kernel/texts.ts';

/** Exports of several applications: the columns of the table, and what an archive leaves out. */
export const bulkTexts = textsOf('board', {
  'bulk.name': 'Name',
  'bulk.email': 'Email',
  'bulk.phone': 'Phone',
  'bulk.job': 'Job',
  'bulk.stage': 'Stage',
  'bulk.system_score': 'System score',
  'bulk.system_category': 'System category',
  'bulk.manager_score': 'Hiring manager score',
  'bulk.manager_category': 'Hiring manager category',
  'bulk.being_scored': 'being scored',
  'bulk.profession': 'Profession',
  'bulk.experience': 'Experience',
  'bulk.education': 'Education',
  'bulk.country': 'Country',
  'bulk.applied': 'Applied',
  'bulk.stage_since': 'In this stage since',
  'bulk.source': 'Source',
  'bulk.deleted': 'Candidate Deleted',
  'bulk.left_out': 'This archive has no CV for these applications:',
  'bulk.left_missing': 'Application {id}: not found',
  'bulk.left_hidden': 'Application {id}: hidden by blind review',
  'bulk.left_none': 'Application {id}, {name}: sent without a CV',
  'bulk.left_lost': 'Application {id}, {name}: the file could not be read',
  'bulk.busy': 'You are already downloading CVs. Please wait until that has finished.',
  'bulk.download_cvs': 'Download CVs',
  'bulk.collecting': 'Collecting the CVs…',
  'bulk.downloading': 'Downloading: {percent}%',
  'bulk.saved': 'The CVs were saved as {file}.',
  'bulk.failed': 'The CVs could not be downloaded. Please try again.',
  'bulk.no_cvs': 'None of the selected applications came with a CV.',
  'bulk.export': 'Export as CSV',
});
export const bulkMessage = messagesOf(bulkTexts);
