import type { ModuleDictionary } from '../kernel/module-dictionary.ts';
import { exportsTexts } from './exports.texts.ts';
import { ar } from './translations/ar.ts';
import { so } from './translations/so.ts';
import { sw } from './translations/sw.ts';

export const dictionary: ModuleDictionary = { en: { ...exportsTexts }, so, sw, ar };
