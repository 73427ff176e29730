import type { ModuleDictionary } from '../kernel/module-dictionary.ts';
import { importsTexts } from './imports.texts.ts';
import { importsRefusalsTexts } from './imports-refusals.texts.ts';
import { ar } from './translations/ar.ts';
import { so } from './translations/so.ts';
import { sw } from './translations/sw.ts';

export const dictionary: ModuleDictionary = {
  en: {
    ...importsTexts,
    ...importsRefusalsTexts,
  },
  so,
  sw,
  ar,
};
