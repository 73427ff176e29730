/** What people score; the system also scores the profile as a whole and languages. */
export const MANAGER_SECTIONS = ['education', 'experience', 'skills', 'certification', 'bio'] as const;
export type ManagerSection = (typeof MANAGER_SECTIONS)[number];

/** So many stand side by side. */
export const COMPARED = { min: 2, max: 4 } as const;

/** Whose scores the scoring details show. */
export const SCORERS = ['system', 'hiring_manager'] as const;
export type Scorer = (typeof SCORERS)[number];
