import type { ModuleDictionary } from '../kernel/module-dictionary.ts';
import { applicationsMailsTexts } from './applications-mails.texts.ts';
import { applicationsRefusalsTexts } from './applications-refusals.texts.ts';
import { claimTexts } from './claim.texts.ts';
import { disownTexts } from './disown.texts.ts';
import { institutionTexts } from './institution.texts.ts';
import { lateAnswersTexts } from './late-answers.texts.ts';
import { headlineTexts, mineTexts } from './mine.texts.ts';
import { publicStagesTexts } from './public-stages.texts.ts';
import { quickRulesTexts } from './quick-rules.texts.ts';
import { receiptTexts } from './receipt.texts.ts';
import { reasonTexts } from './recommendations.texts.ts';
import { stagesTexts } from './stages.texts.ts';
import { ar } from './translations/ar.ts';
import { so } from './translations/so.ts';
import { sw } from './translations/sw.ts';
import { endingTexts } from './wizard/ending.texts.ts';
import { wizardTexts } from './wizard/wizard.texts.ts';
import { wizardFieldsTexts } from './wizard/wizard-fields.texts.ts';
import { wizardRulesTexts } from './wizard/wizard-rules.texts.ts';
import { wizardStepsTexts } from './wizard/wizard-steps.texts.ts';

export const dictionary: ModuleDictionary = {
  en: {
    ...wizardStepsTexts,
    ...wizardTexts,
    ...wizardFieldsTexts,
    ...endingTexts,
    ...claimTexts,
    ...lateAnswersTexts,
    ...institutionTexts,
    ...receiptTexts,
    ...mineTexts,
    ...headlineTexts,
    ...reasonTexts,
    ...publicStagesTexts,
    ...stagesTexts,
    ...disownTexts,
    ...quickRulesTexts,
    ...applicationsRefusalsTexts,
    ...applicationsMailsTexts,
    ...wizardRulesTexts,
  },
  so,
  sw,
  ar,
};
