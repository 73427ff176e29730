import type { ModuleDictionary } from '../kernel/module-dictionary.ts';
import { draftsTexts } from './drafts.texts.ts';
import { draftsRefusalsTexts } from './drafts-refusals.texts.ts';
import { draftsRulesTexts } from './drafts-rules.texts.ts';
import { ar } from './translations/ar.ts';
import { so } from './translations/so.ts';
import { sw } from './translations/sw.ts';

export const dictionary: ModuleDictionary = {
  en: {
    ...draftsTexts,
    ...draftsRulesTexts,
    ...draftsRefusalsTexts,
  },
  so,
  sw,
  ar,
};
