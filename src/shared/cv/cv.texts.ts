import { messagesOf } from '../kernel/messages.ts';
import { textsOf } from '../kernel/texts.ts';

/** Why a file cannot be read, with an explanation for the person. */
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

/** Texts wherever somebody chooses a CV file. */
export const cvFileTexts = textsOf('cv', {
  'cv.file_limits': 'PDF, DOC or DOCX, at most {size} MB.',
  'cv.uploading': 'Uploading {name}',
  'cv.wrong_type': 'Please choose a PDF, DOC or DOCX file.',
  'cv.too_large': 'This file is larger than {size} MB.',
  'cv.empty': 'This file is empty.',
});

/** Texts for starting from a CV. */
export const cvReadingTexts = textsOf('cv', {
  'cv.start': 'Start from your CV',
  'cv.start_text': 'We fill in the form from your CV. You check every field before you send it.',
  'cv.limits': 'PDF or DOCX, at most {size} MB. We keep the file only if you attach it.',
  'cv.choose': 'Choose a file',
  'cv.or_drop': 'or drop it here',
  'cv.choose_again': 'Choose another file',
  'cv.reading': 'Reading {name}…',
  'cv.stop': 'Stop',
  'cv.filled_one': 'We filled in {count} field from {name}. Check the highlighted one.',
  'cv.filled_other': 'We filled in {count} fields from {name}. Check the highlighted ones.',
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
