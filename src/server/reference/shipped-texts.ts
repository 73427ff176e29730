import { joinDictionaries, type ModuleDictionary, type ShippedTexts } from '#shared/kernel/module-dictionary.ts';
import { dictionary as ownDictionary } from '#shared/reference/reference.dictionary.ts';

/**
 * The texts of all modules, joined on first use, because the modules are created after this. The texts of the site
 * itself come first, which is the order that admins see.
 */
export function createShippedTexts(modules: () => readonly { dictionary?: ModuleDictionary }[]): () => ShippedTexts {
  let shipped: ShippedTexts | undefined;
  return () => {
    shipped ??= joinDictionaries([ownDictionary, ...modules().flatMap(({ dictionary }) => dictionary ?? [])]);
    return shipped;
  };
}
