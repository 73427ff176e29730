import type { ModuleDictionary } from '../kernel/module-dictionary.ts';
import { ar } from './translations/ar.ts';
import { so } from './translations/so.ts';
import { sw } from './translations/sw.ts';
import { viewsTexts } from './views.texts.ts';
import { viewsRefusalsTexts } from './views-refusals.texts.ts';

export const dictionary: ModuleDictionary = {
  en: {
    ...viewsTexts,
    ...viewsRefusalsTexts,
  },
  so,
  sw,
  ar,
};
