export const AUDIT_PAGE = 50;
/** The limit of an exported file: about what a spreadsheet opens without delay. */
export const AUDIT_MOST_ROWS = 100_000;

/** Entries without an account: by the system, a guest, or somebody whose account was deleted. */
export const NO_ACCOUNT = 'none';

/** What an entry can be about, as written in an address: `company-12`. */
export const AUDIT_SUBJECTS = ['user', 'candidate', 'company', 'application'] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];
export const SUBJECT_SEARCH = { min: 2, max: 100, most: 8 } as const;
