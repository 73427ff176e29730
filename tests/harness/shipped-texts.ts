import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { joinDictionaries, type ModuleDictionary } from '#shared/kernel/module-dictionary.ts';

type DictionaryFile = { dictionary: ModuleDictionary };

/** Found by name and not asked of the server: tests in a browser load no server. */
const files = readdirSync('src/shared')
  .map((module) => path.resolve('src/shared', module, `${module}.dictionary.ts`))
  .filter((file) => existsSync(file));
const modules: DictionaryFile[] = await Promise.all(files.map((file) => import(pathToFileURL(file).href)));

/** All texts of the product, as the modules' files have them. */
export const { english, translations: shippedTranslations } = joinDictionaries(
  modules.map(({ dictionary }) => dictionary),
);
export const { so: somali, sw: swahili, ar: arabic } = shippedTranslations;
