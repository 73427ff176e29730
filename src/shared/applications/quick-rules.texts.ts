import { messagesOf } from '../kernel/messages.ts';
import { textsOf } from '../kernel/texts.ts';

/** What the schema of the short form says; the others ask the same of an answer. */
export const quickRulesTexts = textsOf('applications', {
  'rule.cover_letter_required': 'Cover letter is required.',
  'rule.answer_long': 'Answer must not exceed {max} characters',
});

export const quickRule = messagesOf(quickRulesTexts);
