import { messagesOf } from '../kernel/messages.ts';
import { textsOf } from '../kernel/texts.ts';

export const importsRefusalsTexts = textsOf('imports', {
  'refusal.workbook': 'This is an Excel workbook. In Excel, save it as “CSV UTF-8” and choose that file.',
  'refusal.not_text': 'This file is not a table of text. Please choose a CSV file.',
  'refusal.encoding': 'This file is written in neither UTF-8 nor UTF-16. In Excel, save it as “CSV UTF-8”.',
  'refusal.no_rows': 'This file has no rows below the column names.',
  'refusal.too_many_rows': 'This file has more than {max} rows. Please split it.',
  'refusal.too_many_columns': 'This file has more than {max} columns.',
  'refusal.broken_quote': 'A quotation mark that opens near row {row} is never closed.',
  'refusal.row_too_long': 'Row {row} is too long. A quotation mark may be missing.',
  'refusal.email_needed': 'Please say which column holds the e-mail address.',
  'refusal.name_needed': 'Please say which column holds the name.',
  'refusal.job_needed': 'Please choose a job, or the column that names it.',
  'refusal.field_twice': 'Two columns cannot become the same.',
  'refusal.other_columns': 'The file has other columns.',
  'refusal.import_job_closed': 'This job takes no imported applications.',
  'refusal.no_such_column': 'This column of the board does not exist.',
  'refusal.nothing_to_import': 'None of the rows can be imported.',
  'refusal.already_started': 'This import has been started already.',
  'refusal.not_finished': 'This import has not finished yet.',
  'refusal.import_running': 'Another import is running. Please wait until it has finished.',
  'refusal.file_gone': 'The file has been deleted in the meantime. Please upload it again.',
  'refusal.not_a_zip': 'This file is not a ZIP archive, or it is damaged.',
  'refusal.zip_too_many': 'The ZIP archive holds more than {max} files.',
  'refusal.zip_bomb': 'The ZIP archive unpacks to far more than a collection of CVs.',
  'refusal.busy_checking': 'Another file is being checked. Please try again in a moment.',
});
export const importsRefusal = messagesOf(importsRefusalsTexts);
