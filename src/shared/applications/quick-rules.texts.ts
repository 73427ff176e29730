import { messagesOf } from '../kernel/messages.ts';

/** What the schema of the short form says; the others ask the same of an answer. */
export const quickRulesTexts = {
  'rule.cover_letter_required': 'Cover letter is required.',
  'rule.answer_long': 'Answer must not exceed {max} characters',
} as const;

export const quickRule = messagesOf(quickRulesTexts);
