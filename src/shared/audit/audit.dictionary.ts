import type { ModuleDictionary } from '../kernel/module-dictionary.ts';
import { actsTexts, auditTexts } from './audit.texts.ts';
import { ar } from './translations/ar.ts';
import { so } from './translations/so.ts';
import { sw } from './translations/sw.ts';

export const dictionary: ModuleDictionary = {
  en: {
    ...auditTexts,
    ...actsTexts,
  },
  so,
  sw,
  ar,
};
