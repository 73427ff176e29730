/** The groups that readers of the audit can filter by. */
export const AUDIT_GROUPS = ['looks', 'jobs', 'applications', 'scores', 'people', 'settings'] as const;
export type AuditGroup = (typeof AUDIT_GROUPS)[number];

/**
 * What the audit shows of an event besides the actor, the time and the subject. The system's own reasons are not shown.
 */
export type Shown = {
  from?: string | null;
  to?: string | null;
  reason?: string | null;
  details?: Record<string, unknown>;
};

export const nothing = (): Shown => ({});
export const withReason = ({ reason }: { reason: string | null }): Shown => ({ reason });
export const change = ({ from, to }: { from: string | null; to: string | null }): Shown => ({ from, to });
