/** The recorded kinds, in the groups that a reader can filter by. A kind outside of these groups is shown too. */
export const AUDIT_KINDS = {
  looks: ['profile_read', 'cv_read', 'photo_read', 'person_read', 'audit_read', 'audit_exported'],
  jobs: ['job_status', 'job_edit', 'job_undone'],
  applications: ['stage', 'outcome', 'late_verdict', 'disputed', 'disowned', 'column_deleted'],
  scores: ['manager_score', 'ai_score'],
  people: [
    'user_blocked',
    'user_unblocked',
    'user_role',
    'user_signed_out',
    'user_exported',
    'user_erased',
    'own_email',
    'own_export',
    'own_erase',
    'company_blocked',
    'company_unblocked',
  ],
  settings: ['setting', 'translation'],
} as const;

export type AuditGroup = keyof typeof AUDIT_KINDS;
export const AUDIT_GROUPS = Object.keys(AUDIT_KINDS) as [AuditGroup, ...AuditGroup[]];

export const AUDIT_PAGE = 50;
/** The limit of an exported file: about what a spreadsheet opens without delay. */
export const AUDIT_MOST_ROWS = 100_000;

/** Entries without an account: by the system, a guest, or somebody whose account was deleted. */
export const NO_ACCOUNT = 'none';

/** What an entry can be about, as written in an address: `company-12`. */
export const AUDIT_SUBJECTS = ['user', 'candidate', 'company', 'application'] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];
export const SUBJECT_SEARCH = { min: 2, max: 100, most: 8 } as const;
