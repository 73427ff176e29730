import { messagesOf } from '../kernel/messages.ts';

export const draftsRulesTexts = { 'rule.too_many_answers': 'These are too many answers.' } as const;

export const draftsRule = messagesOf(draftsRulesTexts);
