import { joinDictionaries, type ModuleDictionary, type ShippedTexts } from '#shared/kernel/module-dictionary.ts';
import { dictionary as ownDictionary } from '#shared/reference/reference.dictionary.ts';

/**
 * The texts of all modules, joined when they are first asked for, because modules are made after what they stand on.
 * The frame of the site comes first: in this order admins read them.
 */
export function createShippedTexts(modules: () => readonly { dictionary?: ModuleDictionary }[]): () => ShippedTexts {
  let shipped: ShippedTexts | undefined;
  return () => {
    shipped ??= joinDictionaries([ownDictionary, ...modules().flatMap(({ dictionary }) => dictionary ?? [])]);
    return shipped;
  };
}
