import type { ModuleDictionary } from '../kernel/module-dictionary.ts';
import { accountTexts } from './account.texts.ts';
import { identityTexts } from './identity.texts.ts';
import { identityMailsTexts } from './identity-mails.texts.ts';
import { identityRefusalsTexts } from './identity-refusals.texts.ts';
import { identityRulesTexts } from './identity-rules.texts.ts';
import { securityTexts } from './sign-in/security.texts.ts';
import { ar } from './translations/ar.ts';
import { so } from './translations/so.ts';
import { sw } from './translations/sw.ts';

export const dictionary: ModuleDictionary = {
  en: {
    ...identityTexts,
    ...accountTexts,
    ...securityTexts,
    ...identityRulesTexts,
    ...identityRefusalsTexts,
    ...identityMailsTexts,
  },
  so,
  sw,
  ar,
};
