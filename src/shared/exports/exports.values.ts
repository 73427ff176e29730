/** The states of an archive of a company's data. */
export const EXPORT_STATES = ['waiting', 'making', 'ready', 'failed'] as const;
/** How many days an archive can be downloaded. */
export const EXPORT_DAYS = 7;
/** An archive holds at most so many files and bytes. What is left out is named in it. */
export const EXPORT_FILES = { count: 60_000, bytes: 2_000_000_000 } as const;
