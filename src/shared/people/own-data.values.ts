/** Where an archive of somebody's own data stands. */
export const EXPORT_STATES = ['waiting', 'making', 'ready', 'failed'] as const;

/** How long an archive can be fetched. */
export const EXPORT_DAYS = 7;
