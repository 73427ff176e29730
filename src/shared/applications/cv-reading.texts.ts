import { CV_TROUBLES } from './cv-reading.contract.ts';

/** The words of starting from a CV. */
export const cvReadingTexts = {
  'cv.start': 'Start from your CV',
  'cv.start_text':
    'Choose a file or drop it here. The form is filled in from it, and you check every field before anything is sent.',
  'cv.limits': 'PDF or DOCX, at most {size} MB. The file is read and not kept.',
  'cv.choose': 'Choose a file',
  'cv.choose_again': 'Choose another file',
  'cv.uploading': 'Uploading {name}',
  'cv.reading': 'Reading {name}…',
  'cv.stop': 'Stop',
  'cv.filled_one': '{count} field was filled in from {name}. Please check it.',
  'cv.filled_other': '{count} fields were filled in from {name}. Please check each of them.',
  'cv.nothing': 'Nothing was recognised in {name}. Please fill in the form yourself.',
  'cv.too_large': 'This file is larger than {size} MB.',
  'cv.empty': 'This file is empty.',

  'cv.warning_name_unsure': 'It is not certain which line is your name.',
  'cv.warning_phone_without_country': 'Your phone number has no country code.',
  'cv.warning_months_assumed': 'Where your CV gives years only, January and December were put in.',
  'cv.warning_no_experience': 'No work experience was found.',
  'cv.warning_no_education': 'No education was found.',
  'cv.warning_only_beginning_read': 'The file is long; only its beginning was read.',

  'cv.trouble_wrong_type': CV_TROUBLES.wrong_type,
  'cv.trouble_encrypted': CV_TROUBLES.encrypted,
  'cv.trouble_no_text': CV_TROUBLES.no_text,
  'cv.trouble_broken': CV_TROUBLES.broken,
  'cv.trouble_too_complex': CV_TROUBLES.too_complex,
  'cv.trouble_busy': CV_TROUBLES.busy,
} as const;
