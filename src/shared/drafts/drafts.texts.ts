import { textsOf } from '../kernel/texts.ts';

export const draftsTexts = textsOf('drafts', {
  'drafts.opening': 'Opening your draft…',
  'drafts.unsaved': 'Unsaved changes',
  'drafts.saving': 'Auto-saving…',
  'drafts.saved': 'Draft saved {time}',
  'drafts.offline': 'Offline, kept in this browser',
  'drafts.not_saved': 'Not saved',

  'drafts.offline_text':
    'The server cannot be reached at the moment. What you type is kept in this browser and saved when the connection is back.',
  'drafts.failed_title': 'Your draft could not be saved',
  'drafts.failed_text': '{reason} What you typed is still here.',
  'drafts.try_again': 'Try again',
  'drafts.gone_title': 'This draft is no longer available',
  'drafts.gone_text':
    'It was sent or discarded, has expired, or belongs to an account you are not signed in to. What you typed is kept in this browser.',
  'drafts.save_anew': 'Save as a new draft',
  'drafts.foreign_title': 'You have a draft that cannot be shown here',
  'drafts.foreign_text':
    'It was written with another version of this form. It has been left as it is, and what you type now is saved as a separate draft.',
  'drafts.not_opened_title': 'This link does not open a draft',
  'drafts.not_opened_text':
    'The draft may have been sent or have expired. If it belongs to your account, sign in and open the link again.',
  'drafts.storage_text':
    'This browser cannot keep your draft: its storage is full or blocked. You can carry on, but keep this page open until the draft is saved.',
  'drafts.aside_text': 'You chose the other version. Yours has been kept.',
  'drafts.bring_back': 'Bring mine back',

  'drafts.conflict_title': 'There are two versions of this application',
  'drafts.conflict_text':
    'One is in this form. The other was saved on another device or in another window ({when}). Nothing has been overwritten.',
  'drafts.conflict_keep_text': 'Keep mine: this form stays as it is and becomes the current version.',
  'drafts.conflict_take_text': 'Use the other: this form shows the other version. You can bring yours back afterwards.',
  'drafts.conflict_banner': 'There are two versions of this application. Nothing is saved until you choose one.',
  'drafts.keep_mine': 'Keep mine',
  'drafts.take_theirs': 'Use the other',
  'drafts.choose': 'Choose a version',

  'drafts.share': 'Continue elsewhere',
  'drafts.share_title': 'Continue on another device',
  'drafts.share_text': 'Open this link where you want to continue.',
  'drafts.share_anyone':
    'Anyone with the link can read and change this draft, for up to {days} days after it was last saved.',
  'drafts.share_owner': 'Only you can open it: sign in on the other device first.',
  'drafts.share_failed': 'The link could not be created',
  'drafts.link': 'Link to this draft',
  'drafts.copy': 'Copy link',
  'drafts.copied': 'Link copied',
  'drafts.not_copied': 'The link could not be copied. It is selected, so you can copy it yourself.',

  'drafts.found_title': 'Continue your application?',
  'drafts.found': 'We found a saved draft. Would you like to continue from where you left off?',
  'drafts.continue': 'Continue',
  'drafts.start_over': 'Start over',
  'drafts.draft_saved': 'Draft Saved',
  'drafts.draft_saved_text': 'Your progress has been saved successfully',
  'drafts.save_failed': 'Save Failed',
  'drafts.save_failed_text': 'Failed to save draft. Please try again.',

  'drafts.to_resume': 'Drafts to resume',
  'drafts.closes_today': 'closes today',
  'drafts.closes_in_one': 'closes in {count} day',
  'drafts.closes_in_other': 'closes in {count} days',
  'drafts.closes_on': 'closes {date}',
  'drafts.closed': 'no longer accepting applications',
  'drafts.progress': 'Your progress: {title}',
  'drafts.step': 'Step {number} of {of}: {name}.',
  'drafts.saved_ago': 'Saved {ago}.',
  'drafts.discard': 'Discard',
  'drafts.discard_title': 'Discard this draft?',
  'drafts.discard_text':
    'What you wrote for {title} will be deleted, and links to it will stop working. This cannot be undone.',
  'drafts.discarded': 'Draft discarded',
  'drafts.step_personal': 'Personal',
  'drafts.step_education': 'Education',
  'drafts.step_experience': 'Experience',
  'drafts.step_skills': 'Skills',
  'drafts.step_languages': 'Languages',
  'drafts.step_cover_letter': 'Cover Letter',
  'drafts.step_questions': 'Questions',
  'drafts.step_review': 'Review',
});
