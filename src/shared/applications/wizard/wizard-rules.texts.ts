import { messagesOf } from '../../kernel/messages.ts';
import { textsOf } from '../../kernel/texts.ts';

/** Messages of the forms' rules, besides those of their sections. */
export const wizardRulesTexts = textsOf('applications', {
  'rule.cover_letter_long': 'Cover letter exceeds maximum length.',
  'rule.cover_letter_short': 'Cover letter must be at least {min} characters.',
  'rule.question_number_required': 'Question {number} is required',
  'rule.question_required': 'This question is required',
  'rule.answer_required': 'This question is required. Please provide an answer.',

  'rule.education_add': 'Please add at least one education entry',
  'rule.experience_add': 'Please add at least one work experience entry',
  'rule.language_add': 'Please add at least one language',
  'rule.education_needed': 'At least one education entry is required',
  'rule.experience_needed': 'At least one experience entry is required',
  'rule.language_needed': 'At least one language is required',
  'rule.consent_required': 'Please confirm that all information provided is accurate before submitting.',
  'rule.complete_education': 'Please complete the current education entry first',
  'rule.complete_experience': 'Please complete the current experience entry first',
  'rule.complete_language': 'Please complete the current language entry first',
  'rule.education_numbered': 'Education #{number}: {problem}',
  'rule.experience_numbered': 'Experience #{number}: {problem}',
});

export const wizardRule = messagesOf(wizardRulesTexts);
