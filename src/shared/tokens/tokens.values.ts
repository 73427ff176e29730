export const TOKEN_NAME = { min: 1, max: 60 } as const;
export const TOKENS_PER_OWNER = 50;
/** The days after which a token can be made to expire. */
export const TOKEN_DAYS = [30, 90, 180, 365] as const;
export const CALLS_PER_MINUTE = 600;
/** The beginning of every token, by which leaked ones are recognised. */
export const TOKEN_PREFIX = 'fursa_';
/** How many of its last characters are shown. */
export const TOKEN_HINT = 4;
