import { errorTexts } from '../kernel/errors.ts';
import { mailsTexts } from '../kernel/mails.texts.ts';
import type { ModuleDictionary } from '../kernel/module-dictionary.ts';
import { unreachableTexts } from '../kernel/unreachable.ts';
import { uploadTexts } from '../kernel/upload.texts.ts';
import { validationTexts } from '../kernel/validation.texts.ts';
import { homeTexts } from './home.texts.ts';
import { referenceRulesTexts } from './reference-rules.texts.ts';
import { settingsTexts } from './settings.texts.ts';
import { settingsRulesTexts } from './settings-rules.texts.ts';
import { shellTexts } from './shell.texts.ts';
import { timeTexts } from './time.texts.ts';
import { ar } from './translations/ar.ts';
import { so } from './translations/so.ts';
import { sw } from './translations/sw.ts';
import { translationsTexts } from './translations.texts.ts';
import { translationsRulesTexts } from './translations-rules.texts.ts';
import { uiTexts } from './ui.texts.ts';
import { waitingTexts } from './waiting.texts.ts';

export const dictionary: ModuleDictionary = {
  en: {
    ...shellTexts,
    ...timeTexts,
    ...uiTexts,
    ...homeTexts,
    ...waitingTexts,
    ...errorTexts,
    ...unreachableTexts,
    ...validationTexts,
    ...uploadTexts,
    ...mailsTexts,
    ...referenceRulesTexts,
    ...settingsTexts,
    ...settingsRulesTexts,
    ...translationsTexts,
    ...translationsRulesTexts,
  },
  so,
  sw,
  ar,
};
