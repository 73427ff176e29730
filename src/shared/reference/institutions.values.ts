export const INSTITUTION_NAME = { min: 2, max: 200 } as const;

/**
 * The search while somebody types: from two letters on, after a pause in milliseconds. The list is hidden a moment
 * after the field is left.
 */
export const INSTITUTION_SEARCH = { minLetters: 2, most: 10, restMs: 300, hideMs: 200 } as const;
