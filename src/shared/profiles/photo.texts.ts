import { textsOf } from '../kernel/texts.ts';

/** Texts of the candidate's photo. */
export const photoTexts = textsOf('profiles', {
  'photo.title': 'Photo',
  'photo.help': 'Employers you apply to can see it. PNG, JPEG or WebP, at most {size} MB.',
  'photo.choose': 'Choose a photo',
  'photo.replace': 'Replace',
  'photo.remove': 'Remove',
  'photo.remove_title': 'Remove your photo?',
  'photo.remove_text': 'Employers will see your initials instead.',
  'photo.removed': 'Your photo was removed',
  'photo.saved': 'Photo updated',
  'photo.uploading': 'Uploading the photo',
  'photo.wrong_type': 'Please choose a PNG, JPEG or WebP picture.',
  'photo.too_large': 'This picture is larger than {size} MB.',
  'photo.unreadable': 'This picture could not be opened. Please choose another one.',
  'photo.crop_title': 'Crop your photo',
  'photo.crop_help': 'Drag the picture until your face is in the circle, or use the controls.',
  'photo.zoom': 'Zoom',
  'photo.across': 'Left and right',
  'photo.down': 'Up and down',
  'photo.preview': 'How others see it',
  'photo.save': 'Save photo',
});
