import { textsOf } from '../kernel/texts.ts';

/** The scorecard that members of a company and reviewers fill in. */
export const scorecardTexts = textsOf('evaluation', {
  'scorecard.to_application': 'Application',
  'scorecard.title': 'Your scorecard',
  'scorecard.progress': '{scored} of {total} sections scored',
  'scorecard.finished': 'Finished',
  'scorecard.score_of': 'Score: {subject}',
  'scorecard.comment_of': 'Comment: {subject}',
  'scorecard.comment': 'Comment',
  'scorecard.section_whole': '{section} as a whole',
  'scorecard.from_items': 'Left empty: the mean of its entries, {score}%.',
  'scorecard.from_sections': 'Left empty: the mean of the five sections.',
  'scorecard.overall_of': 'Left empty: the mean of the five sections, {score}%.',
  'scorecard.help':
    'Whole numbers from 0 to 100. A score below {below} needs a comment. Comments are shown with your name.',
  'scorecard.keys': 'Enter goes to the next score, Ctrl and Enter saves.',
  'scorecard.save': 'Save',
  'scorecard.save_next': 'Save and next',
  'scorecard.saved': 'Evaluation saved',
  'scorecard.unsaved': 'You typed something here earlier. It has not been saved.',
  'scorecard.discard': 'Discard',
  'scorecard.failed': 'The scorecard could not be loaded',
  'scorecard.try_again': 'Try again',
  'scorecard.add': 'Add Evaluation',
  'scorecard.edit': 'Edit Evaluation',
  'scorecard.hide': 'Hide the scorecard',
  'scorecard.side_company': 'company',
  'scorecard.side_reviewer': 'platform reviewer',
});
