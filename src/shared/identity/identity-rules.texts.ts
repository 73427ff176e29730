import { messagesOf } from '../kernel/messages.ts';
import { textsOf } from '../kernel/texts.ts';

/** Messages of the account schemas. */
export const identityRulesTexts = textsOf('identity', {
  'rule.email_required': 'Email is required',
  'rule.email_invalid': 'Please enter a valid email address',
  'rule.name_short': 'The name must be at least {min} characters.',
  'rule.password_long': 'The password must not exceed {max} characters.',
  'rule.password_short': 'The password must be at least {min} characters.',
  'rule.password_characters': 'The password contains characters that cannot be used.',
  'rule.not_a_receipt': 'This is not a receipt.',
});

export const identityRule = messagesOf(identityRulesTexts);
