import { messagesOf } from '../kernel/messages.ts';
import { textsOf } from '../kernel/texts.ts';

/** Messages of the short form's schema. The other forms use the same ones for answers. */
export const quickRulesTexts = textsOf('applications', {
  'rule.cover_letter_required': 'Cover letter is required.',
  'rule.answer_long': 'Answer must not exceed {max} characters',
});

export const quickRule = messagesOf(quickRulesTexts);
