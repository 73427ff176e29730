import { messagesOf } from '../kernel/messages.ts';
import { textsOf } from '../kernel/texts.ts';

export const referenceRulesTexts = textsOf('site', { 'rule.not_a_country': 'This is not a country.' });

export const referenceRule = messagesOf(referenceRulesTexts);
