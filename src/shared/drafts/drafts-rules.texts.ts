import { messagesOf } from '../kernel/messages.ts';
import { textsOf } from '../kernel/texts.ts';

export const draftsRulesTexts = textsOf('drafts', { 'rule.too_many_answers': 'There are too many answers.' });

export const draftsRule = messagesOf(draftsRulesTexts);
