/** The limit of one text, in code points. */
export const TRANSLATION = { max: 1_000 } as const;
/** The limit of a file, in characters: all texts of a language take less than half of it. */
export const TRANSLATION_FILE = { max: 400_000 } as const;
export const TRANSLATIONS_AT_ONCE = 40;
/** How many entries of an import are shown; all are counted. */
export const IMPORT_SHOWN = 100;

export const TRANSLATION_FILTERS = ['missing', 'changed'] as const;
export type TranslationFilter = (typeof TRANSLATION_FILTERS)[number];
