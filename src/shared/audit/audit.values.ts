import type { KeptEventType } from '../events/events.ts';

/** What a reader of the audit can filter by. */
export const AUDIT_GROUPS = ['looks', 'jobs', 'applications', 'scores', 'people', 'settings'] as const;
export type AuditGroup = (typeof AUDIT_GROUPS)[number];

/** The group of each event, and its name in the API and in the exported file, which is older than the event's own. */
export const AUDITED = {
  'profile.viewed': { group: 'looks', kind: 'profile_read' },
  'cv.opened': { group: 'looks', kind: 'cv_read' },
  'photo.viewed': { group: 'looks', kind: 'photo_read' },
  'person.viewed': { group: 'looks', kind: 'person_read' },
  'audit.read': { group: 'looks', kind: 'audit_read' },
  'audit.exported': { group: 'looks', kind: 'audit_exported' },
  'job.status_changed': { group: 'jobs', kind: 'job_status' },
  'job.edit_decided': { group: 'jobs', kind: 'job_edit' },
  'job.decision_undone': { group: 'jobs', kind: 'job_undone' },
  'application.submitted': { group: 'applications', kind: 'stage' },
  'application.moved': { group: 'applications', kind: 'stage' },
  'application.decided': { group: 'applications', kind: 'outcome' },
  'application.withdrawn': { group: 'applications', kind: 'outcome' },
  'application.judged_late': { group: 'applications', kind: 'late_verdict' },
  'application.disputed': { group: 'applications', kind: 'disputed' },
  'application.disowned': { group: 'applications', kind: 'disowned' },
  'column.deleted': { group: 'applications', kind: 'column_deleted' },
  'scorecard.saved': { group: 'scores', kind: 'manager_score' },
  'application.scored': { group: 'scores', kind: 'ai_score' },
  'user.blocked': { group: 'people', kind: 'user_blocked' },
  'user.unblocked': { group: 'people', kind: 'user_unblocked' },
  'user.role_changed': { group: 'people', kind: 'user_role' },
  'user.signed_out': { group: 'people', kind: 'user_signed_out' },
  'user.exported': { group: 'people', kind: 'user_exported' },
  'user.erased': { group: 'people', kind: 'user_erased' },
  'account.email_changed': { group: 'people', kind: 'own_email' },
  'account.exported': { group: 'people', kind: 'own_export' },
  'account.erased': { group: 'people', kind: 'own_erase' },
  'company.blocked': { group: 'people', kind: 'company_blocked' },
  'company.unblocked': { group: 'people', kind: 'company_unblocked' },
  'setting.changed': { group: 'settings', kind: 'setting' },
  'text.changed': { group: 'settings', kind: 'translation' },
} as const satisfies Record<KeptEventType, { group: AuditGroup; kind: string }>;
export type AuditKind = (typeof AUDITED)[KeptEventType]['kind'];

export const AUDIT_PAGE = 50;
/** The limit of an exported file: about what a spreadsheet opens without delay. */
export const AUDIT_MOST_ROWS = 100_000;

/** Entries without an account: by the system, a guest, or somebody whose account was deleted. */
export const NO_ACCOUNT = 'none';

/** What an entry can be about, as written in an address: `company-12`. */
export const AUDIT_SUBJECTS = ['user', 'candidate', 'company', 'application'] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];
export const SUBJECT_SEARCH = { min: 2, max: 100, most: 8 } as const;
