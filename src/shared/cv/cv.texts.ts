import { messagesOf } from '../kernel/messages.ts';
import { textsOf } from '../kernel/texts.ts';

/** Why a file cannot be read, each with its sentence for the person. */
export const cvTroubleTexts = textsOf('cv', {
  'cv.trouble_wrong_type': 'The CV must be a PDF or DOCX file.',
  'cv.trouble_encrypted': 'This PDF is protected with a password. Please save it without one and try again.',
  'cv.trouble_no_text':
    'No text was found in this file. It may be a scan or a picture. Please fill in the form yourself.',
  'cv.trouble_broken':
    'This file could not be read. It may be damaged. Please save it again, or fill in the form yourself.',
  'cv.trouble_too_complex':
    'This file takes too long to read. Please try a simpler version, or fill in the form yourself.',
  'cv.trouble_busy': 'Many CVs are being read right now. Please try again in a moment.',
});

export const cvTrouble = messagesOf(cvTroubleTexts);

/** What is said wherever somebody chooses a file as a CV. */
export const cvFileTexts = textsOf('cv', {
  'cv.file_limits': 'PDF, DOC or DOCX, at most {size} MB.',
  'cv.uploading': 'Uploading {name}',
  'cv.wrong_type': 'Please choose a PDF, DOC or DOCX file.',
  'cv.too_large': 'This file is larger than {size} MB.',
  'cv.empty': 'This file is empty.',
});

/** The words of starting from a CV. */
export const cvReadingTexts = textsOf('cv', {
  'cv.start': 'Start from your CV',
  'cv.start_text':
    'Choose a file or drop it here. The form is filled in from it, and you check every field before anything is sent.',
  'cv.limits': 'PDF or DOCX, at most {size} MB. The file is read, and kept only if you send it along.',
  'cv.choose': 'Choose a file',
  'cv.choose_again': 'Choose another file',
  'cv.reading': 'Reading {name}…',
  'cv.stop': 'Stop',
  'cv.filled_one': '{count} field was filled in from {name}. Please check it.',
  'cv.filled_other': '{count} fields were filled in from {name}. Please check each of them.',
  'cv.add': 'Add a CV',
  'cv.add_help': 'Optional.',
  'cv.attach': 'Send {name} to the employer with my application',
  'cv.attach_help': 'Without it, they only see what you filled in here.',
  'cv.nothing': 'Nothing was recognised in {name}. Please fill in the form yourself.',

  'cv.warning_name_unsure': 'We are not certain which line is your name.',
  'cv.warning_phone_without_country': 'Your phone number has no country code.',
  'cv.warning_months_assumed': 'Where your CV gives only years, January and December were filled in.',
  'cv.warning_no_experience': 'No work experience was found.',
  'cv.warning_no_education': 'No education was found.',
  'cv.warning_only_beginning_read': 'The file is long, so only the beginning was read.',

  ...cvFileTexts,
  ...cvTroubleTexts,
});
