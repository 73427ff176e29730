import type { ModuleDictionary } from '../kernel/module-dictionary.ts';
import { blindTexts } from './blind.texts.ts';
import { boardTexts } from './board.texts.ts';
import { boardRefusalsTexts } from './board-refusals.texts.ts';
import { boardRulesTexts } from './board-rules.texts.ts';
import { bulkTexts } from './bulk.texts.ts';
import { companyDashboardTexts } from './dashboard.texts.ts';
import { profileTexts, timelineTexts } from './profile.texts.ts';
import { profileRulesTexts } from './profile-rules.texts.ts';
import { scoringTexts } from './scoring.texts.ts';
import { ar } from './translations/ar.ts';
import { so } from './translations/so.ts';
import { sw } from './translations/sw.ts';

export const dictionary: ModuleDictionary = {
  en: {
    ...boardTexts,
    ...blindTexts,
    ...bulkTexts,
    ...companyDashboardTexts,
    ...profileRulesTexts,
    ...profileTexts,
    ...timelineTexts,
    ...scoringTexts,
    ...boardRulesTexts,
    ...boardRefusalsTexts,
  },
  so,
  sw,
  ar,
};
