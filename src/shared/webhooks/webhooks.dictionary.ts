import type { ModuleDictionary } from '../kernel/module-dictionary.ts';
import { ar } from './translations/ar.ts';
import { so } from './translations/so.ts';
import { sw } from './translations/sw.ts';
import { webhooksTexts } from './webhooks.texts.ts';
import { webhooksMailsTexts } from './webhooks-mails.texts.ts';
import { webhooksRefusalsTexts } from './webhooks-refusals.texts.ts';
import { webhooksRulesTexts } from './webhooks-rules.texts.ts';

export const dictionary: ModuleDictionary = {
  en: {
    ...webhooksTexts,
    ...webhooksMailsTexts,
    ...webhooksRefusalsTexts,
    ...webhooksRulesTexts,
  },
  so,
  sw,
  ar,
};
