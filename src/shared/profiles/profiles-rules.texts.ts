import { messagesOf } from '../kernel/messages.ts';
import { textsOf } from '../kernel/texts.ts';

/** Messages of the profile schemas. */
export const profilesRulesTexts = textsOf('profiles', {
  'rule.web_address': 'Please enter a full web address, such as https://example.org',
  'rule.cv_name_required': 'Please give the CV a name.',
  'rule.most_links': 'You can add up to {max} links.',
  'rule.company_name_short': 'The name must be at least {min} characters.',
});

export const profilesRule = messagesOf(profilesRulesTexts);
