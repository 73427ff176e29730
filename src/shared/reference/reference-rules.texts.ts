import { messagesOf } from '../kernel/messages.ts';

export const referenceRulesTexts = { 'rule.not_a_country': 'This is not a country.' } as const;

export const referenceRule = messagesOf(referenceRulesTexts);
