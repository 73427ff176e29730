import type { ModuleDictionary } from '../kernel/module-dictionary.ts';
import { attachmentsTexts } from './attachments.texts.ts';
import { chatTexts } from './chat.texts.ts';
import { mailChoicesTexts } from './mail-choices.texts.ts';
import { messageTexts } from './message.texts.ts';
import { messengerMailsTexts } from './messenger-mails.texts.ts';
import { messengerRefusalsTexts } from './messenger-refusals.texts.ts';
import { messengerRulesTexts } from './messenger-rules.texts.ts';
import { newsTexts } from './news.texts.ts';
import { noticesTexts } from './notices.texts.ts';
import { rejectTexts } from './reject.texts.ts';
import { replyMailsTexts } from './reply-mails.texts.ts';
import { searchTexts } from './search.texts.ts';
import { templatesTexts } from './templates.texts.ts';
import { ar } from './translations/ar.ts';
import { so } from './translations/so.ts';
import { sw } from './translations/sw.ts';

export const dictionary: ModuleDictionary = {
  en: {
    ...messageTexts,
    ...mailChoicesTexts,
    ...attachmentsTexts,
    ...rejectTexts,
    ...templatesTexts,
    ...searchTexts,
    ...newsTexts,
    ...noticesTexts,
    ...chatTexts,
    ...messengerRulesTexts,
    ...messengerRefusalsTexts,
    ...messengerMailsTexts,
    ...replyMailsTexts,
  },
  so,
  sw,
  ar,
};
