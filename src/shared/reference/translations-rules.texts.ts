import { messagesOf } from '../kernel/messages.ts';
import { textsOf } from '../kernel/texts.ts';

/** Why a translation is refused, or a file of them. */
export const translationsRulesTexts = textsOf('translations', {
  'rule.text_empty': 'Please write a text, or reset it to the default.',
  'rule.text_markup': 'Texts are plain: please leave out HTML such as {found}.',
  'rule.text_gaps_missing': 'Please keep {gaps} in the text: it is filled in when the text is shown.',
  'rule.text_gaps_unknown': 'Please leave out {gaps}: nothing is filled in for it here.',
  'rule.text_braces': 'Use curly brackets only around placeholders such as {example}.',
  'rule.text_unknown_key': 'There is no text with this key.',
  'rule.text_doubled_key': 'This key is in the file more than once.',
  'rule.text_not_text': 'The value of this key is not a text.',
  'rule.file_not_json': 'This file is not JSON. Please choose one that was exported here.',
  'rule.file_not_texts': 'This file has no list of texts by key. Please choose one that was exported here.',
  'rule.file_too_long': 'This file is too large: it may have up to {max} characters.',
  'refusal.import_changed': 'Texts were changed in the meantime. Please look at the preview again.',
});

export const translationsRule = messagesOf(translationsRulesTexts);
