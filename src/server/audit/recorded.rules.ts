import { isKeptType, KEPT_EVENTS } from '#shared/events/events.ts';
import type { Shown } from '#shared/kernel/shown-in-audit.ts';

const NOTHING: Required<Shown> = { from: null, to: null, reason: null, details: {} };

/** An event as the audit and the archives of people show it. One of a newer version is shown by its type alone. */
export function shownInAudit({ type, data }: { type: string; data: object }): Required<Shown> & { kind: string } {
  if (!isKeptType(type)) return { kind: type, ...NOTHING };
  const { kind, shown } = KEPT_EVENTS[type].audit;
  // The data belongs to the type, which TypeScript cannot follow through the table.
  return { kind, ...NOTHING, ...(shown as (data: object) => Shown)(data) };
}
