/** The states of an archive of somebody's own data. */
export const EXPORT_STATES = ['waiting', 'making', 'ready', 'failed'] as const;

/** How many days an archive can be downloaded. */
export const EXPORT_DAYS = 7;
