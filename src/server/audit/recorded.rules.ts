import { AUDITED } from '#shared/audit/audit.values.ts';
import { type EventData, isKeptType, type KeptEventType } from '#shared/events/events.ts';

/** What the audit shows of an event beside who, when and about whom. */
type Shown = {
  from?: string | null;
  to?: string | null;
  reason?: string | null;
  details?: Record<string, unknown>;
};

const withReason = ({ reason }: { reason: string | null }): Shown => ({ reason });
const withFilters = ({ filters }: { filters: Record<string, string | number> }): Shown => ({ details: filters });
const change = ({ from, to }: { from: string | null; to: string | null }) => ({ from, to });
const nothing = (): Shown => ({});
const inText = (score: number | null) => score?.toString() ?? null;

/** For every event what the audit shows of its data. The reasons of the product itself are not shown. */
const SHOWN: { [Type in KeptEventType]: (data: EventData<Type>) => Shown } = {
  'application.submitted': ({ to }) => ({ to: to.name }),
  'application.moved': ({ from, to, reason }) => ({ from: from.name, to: to.name, reason }),
  'application.scored': ({ score }) => ({ to: String(score) }),
  'application.decided': (data) => ({ ...change(data), ...withReason(data) }),
  'application.withdrawn': ({ from }) => ({ from, to: 'withdrawn' }),
  'application.judged_late': ({ outcome, verdict }) => ({ from: outcome, to: verdict }),
  'application.disputed': nothing,
  'application.disowned': nothing,
  'column.deleted': ({ column }) => ({ from: column.name }),
  'scorecard.saved': ({ total, entry }) => ({
    from: inText(total.from),
    to: inText(total.to),
    ...(entry && { details: entry }),
  }),
  'profile.viewed': nothing,
  'cv.opened': nothing,
  'photo.viewed': nothing,
  'person.viewed': withFilters,
  'audit.read': withFilters,
  'audit.exported': withFilters,
  'job.status_changed': (data) => ({ ...change(data), ...withReason(data) }),
  'job.edit_decided': ({ decision, reason }) => ({ from: 'waiting', to: decision, reason }),
  'job.decision_undone': change,
  'user.blocked': withReason,
  'user.unblocked': withReason,
  'user.role_changed': (data) => ({ ...change(data), ...withReason(data) }),
  'user.signed_out': withReason,
  'user.exported': withReason,
  'user.erased': withReason,
  'account.email_changed': nothing,
  'account.exported': nothing,
  'account.erased': nothing,
  'company.blocked': withReason,
  'company.unblocked': withReason,
  'setting.changed': ({ key, from, to, reason }) => ({ from, to, reason, details: { key } }),
  'text.changed': ({ locale, key, from, to }) => ({ from, to, details: { locale, key } }),
};

const NOTHING: Required<Shown> = { from: null, to: null, reason: null, details: {} };

/** An event as the audit and the archives of people show it. One of a newer version is shown by its type alone. */
export function shownInAudit({ type, data }: { type: string; data: object }): Required<Shown> & { kind: string } {
  if (!isKeptType(type)) return { kind: type, ...NOTHING };
  // The data belongs to the type, which TypeScript cannot follow through the table.
  const show = SHOWN[type] as (data: object) => Shown;
  return { kind: AUDITED[type].kind, ...NOTHING, ...show(data) };
}
