export const INSTITUTION_NAME = { min: 2, max: 200 } as const;

/** Searching while somebody types: from two letters on, once the typing rests; the list goes when the field is left. */
export const INSTITUTION_SEARCH = { minLetters: 2, most: 10, restMs: 300, hideMs: 200 } as const;
