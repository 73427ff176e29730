import type { ModuleDictionary } from '../kernel/module-dictionary.ts';
import { tokensTexts } from './tokens.texts.ts';
import { tokensRefusalsTexts } from './tokens-refusals.texts.ts';
import { tokensRulesTexts } from './tokens-rules.texts.ts';
import { ar } from './translations/ar.ts';
import { so } from './translations/so.ts';
import { sw } from './translations/sw.ts';

export const dictionary: ModuleDictionary = {
  en: {
    ...tokensTexts,
    ...tokensRefusalsTexts,
    ...tokensRulesTexts,
  },
  so,
  sw,
  ar,
};
