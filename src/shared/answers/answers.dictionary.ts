import type { ModuleDictionary } from '../kernel/module-dictionary.ts';
import { answersTexts } from './answers.texts.ts';
import { answersMailsTexts } from './answers-mails.texts.ts';
import { closingTexts } from './closing.texts.ts';
import { closingRefusalsTexts } from './closing-refusals.texts.ts';
import { rulesTexts } from './rules.texts.ts';
import { ar } from './translations/ar.ts';
import { so } from './translations/so.ts';
import { sw } from './translations/sw.ts';

export const dictionary: ModuleDictionary = {
  en: { ...answersTexts, ...rulesTexts, ...answersMailsTexts, ...closingTexts, ...closingRefusalsTexts },
  so,
  sw,
  ar,
};
