import type { Dictionary } from '../kernel/texts.ts';
import type { Locale } from './languages.ts';
import { arabic } from './translations/ar.ts';
import { somali } from './translations/so.ts';
import { swahili } from './translations/sw.ts';

/** The translations that ship with the product. English is the source and stands with each module. */
export const shippedTranslations: Record<Locale, Dictionary> = { en: {}, so: somali, sw: swahili, ar: arabic };
