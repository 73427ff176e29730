import type { ModuleDictionary } from '../kernel/module-dictionary.ts';
import { companyTexts } from './company.texts.ts';
import { cvsTexts } from './cvs.texts.ts';
import { ownProfileTexts } from './own-profile.texts.ts';
import { photoTexts } from './photo.texts.ts';
import { profilesMailsTexts } from './profiles-mails.texts.ts';
import { profilesRefusalsTexts } from './profiles-refusals.texts.ts';
import { profilesRulesTexts } from './profiles-rules.texts.ts';
import { sectionRulesTexts } from './sections/section-rules.texts.ts';
import { teamTexts } from './team.texts.ts';
import { ar } from './translations/ar.ts';
import { so } from './translations/so.ts';
import { sw } from './translations/sw.ts';

export const dictionary: ModuleDictionary = {
  en: {
    ...teamTexts,
    ...companyTexts,
    ...photoTexts,
    ...cvsTexts,
    ...ownProfileTexts,
    ...profilesRulesTexts,
    ...profilesRefusalsTexts,
    ...profilesMailsTexts,
    ...sectionRulesTexts,
  },
  so,
  sw,
  ar,
};
