import type { ModuleDictionary } from '../kernel/module-dictionary.ts';
import { ownDataTexts } from './own-data.texts.ts';
import { peopleTexts } from './people.texts.ts';
import { peopleOrderTexts } from './people-order.texts.ts';
import { peopleRefusalsTexts } from './people-refusals.texts.ts';
import { peopleRulesTexts } from './people-rules.texts.ts';
import { ar } from './translations/ar.ts';
import { so } from './translations/so.ts';
import { sw } from './translations/sw.ts';

export const dictionary: ModuleDictionary = {
  en: {
    ...peopleTexts,
    ...peopleOrderTexts,
    ...ownDataTexts,
    ...peopleRulesTexts,
    ...peopleRefusalsTexts,
  },
  so,
  sw,
  ar,
};
