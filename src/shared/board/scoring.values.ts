/** How many applications can be compared side by side. */
export const COMPARED = { min: 2, max: 4 } as const;

/** Whose scores the scoring details show. */
export const SCORERS = ['system', 'hiring_manager'] as const;
export type Scorer = (typeof SCORERS)[number];
