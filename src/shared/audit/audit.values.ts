/** What the history records, in the groups that a reader asks for. A kind that is in none of them is shown all the same. */
export const AUDIT_KINDS = {
  looks: ['profile_read', 'cv_read', 'photo_read', 'person_read', 'audit_read', 'audit_exported'],
  jobs: ['job_status', 'job_edit'],
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
/** Of a file: about what a spreadsheet still opens without a wait. */
export const AUDIT_MOST_ROWS = 100_000;

/** Nobody's account: the product itself, a guest, or somebody whose account is gone. */
export const NO_ACCOUNT = 'none';

/** What an entry can be about, as it stands in an address: `company-12`. */
export const AUDIT_SUBJECTS = ['user', 'candidate', 'company', 'application'] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];
export const SUBJECT_SEARCH = { min: 2, max: 100, most: 8 } as const;
