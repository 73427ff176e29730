import { messagesOf } from '../kernel/messages.ts';

/** Refusals of the profile services. */
export const profilesRefusalsTexts = {
  'refusal.not_account_password': 'This is not the password for your account.',
  'refusal.cannot_join':
    'This email belongs to an account that cannot join a company. Ask to be invited with a different email.',
  'refusal.already_in_team': 'This person is already in your team.',
  'refusal.last_owner': 'A company needs at least one owner.',
  'refusal.already_member': 'You are already a member of a company.',
  'refusal.only_owners': 'Only an owner of the company can do this.',
  'refusal.joined_by_provider':
    'You have joined the team. Please sign in with {provider}, which your company asks for.',
  'refusal.sign_in_with_it_first': 'Please sign in with {provider} first, so that you do not lock yourself out.',
  'refusal.logo_type': 'The logo must be a PNG, JPEG or WebP picture.',
  'refusal.photo_type': 'The photo must be a PNG, JPEG or WebP picture.',
  'refusal.picture_animated': 'Animated pictures cannot be used. Please choose a still picture.',
  'refusal.picture_too_many_pixels': 'This picture has more than {max} megapixels. Please choose a smaller one.',
  'refusal.picture_broken':
    'This picture could not be opened. It may be damaged. Please save it again, or choose another one.',
  'refusal.picture_not_only':
    'This file contains more than a picture. Please save it again as a PNG or JPEG picture, or choose another one.',
  'refusal.picture_too_complex': 'This picture is too complex to open. Please choose a simpler or smaller one.',
  'refusal.picture_busy': 'Many pictures are being prepared right now. Please try again in a moment.',
  'refusal.too_many_cvs': 'You can keep up to {max} CVs. Please delete one first, or choose one of those you have.',
  'refusal.cv_name_taken': 'You already have a CV with this name. Please choose another name.',
  'refusal.profile_saved_elsewhere':
    'Your profile was saved somewhere else in the meantime. Nothing you typed is lost: look at what changed, then save again.',
  'refusal.not_own_cv': 'Please choose one of your own CVs.',
  'refusal.cv_wrong_type': 'The CV must be a PDF, DOC or DOCX file.',
  'refusal.cv_broken':
    'This file could not be opened. It may be damaged. Please save it again, or choose another file.',
  'refusal.cv_encrypted':
    'This PDF is protected with a password, so employers could not open it. Please save it without one and try again.',
  'refusal.cv_too_complex':
    'This file is too complex to be opened safely. Please save it as a simple PDF and try again.',
  'refusal.cv_busy': 'Many files are being checked right now. Please try again in a moment.',
} as const;

export const profilesRefusal = messagesOf(profilesRefusalsTexts);
