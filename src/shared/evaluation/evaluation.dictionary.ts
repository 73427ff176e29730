import type { ModuleDictionary } from '../kernel/module-dictionary.ts';
import { agreementTexts } from './agreement.texts.ts';
import { evaluationTexts } from './evaluation.texts.ts';
import { evaluationRefusalsTexts } from './evaluation-refusals.texts.ts';
import { evaluationRulesTexts } from './evaluation-rules.texts.ts';
import { scorecardTexts } from './scorecard.texts.ts';
import { ar } from './translations/ar.ts';
import { so } from './translations/so.ts';
import { sw } from './translations/sw.ts';

export const dictionary: ModuleDictionary = {
  en: {
    ...evaluationTexts,
    ...agreementTexts,
    ...scorecardTexts,
    ...evaluationRulesTexts,
    ...evaluationRefusalsTexts,
  },
  so,
  sw,
  ar,
};
