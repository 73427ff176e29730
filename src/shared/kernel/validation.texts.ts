import { messagesOf } from './messages.ts';
import { textsOf } from './texts.ts';

/** Messages that every schema can produce. */
export const validationTexts = textsOf('site', {
  'rule.required': 'This field is required.',
  'rule.invalid': 'This value is not valid.',
  'rule.unknown_field': 'This field is not known here.',
  'rule.unknown_value': 'This is not one of the possible values.',
  'rule.expected_text': 'Expected text.',
  'rule.expected_object': 'Expected an object.',
  'rule.expected_string': 'Expected string.',
  'rule.expected_number': 'Expected number.',
  'rule.expected_int': 'Expected int.',
  'rule.expected_boolean': 'Expected boolean.',
  'rule.expected_array': 'Expected array.',
  'rule.expected_record': 'Expected record.',
  'rule.too_long': 'Must not exceed {max} characters.',
  'rule.too_short': 'Must be at least {min} characters.',
  'rule.too_big': 'Must be at most {max}.',
  'rule.too_small': 'Must be at least {min}.',
  'rule.between': 'Must be between {min} and {max}.',
  'rule.unusable_characters': 'This text contains characters that cannot be used.',
  'rule.one_line': 'This must be on one line.',
  'rule.too_much_formatting': 'This text has too much formatting. Please remove some of it.',
  'rule.not_a_number': 'This is not a whole number.',
  'rule.not_a_date': 'This is not a date.',
  'rule.not_a_time': 'This is not a time such as 2026-11-19T08:30:00Z.',
  'rule.not_a_name': 'This is not a name.',
  'rule.not_an_id': 'This is not an id.',
});

export const rule = messagesOf(validationTexts);
