import type { ActRow } from './acts.store.ts';

/** An event, for the page of the account or the company that it is about. */
export function showAct({ id, data, at, actorId, actor }: ActRow) {
  const { from = null, to = null, reason = null }: Shown = data as Shown;
  return {
    id,
    at: at.toISOString(),
    actor: actorId !== null && actor ? { id: actorId, name: actor } : null,
    reason,
    from,
    to,
  };
}
type Shown = { from?: string | null; to?: string | null; reason?: string | null };

/** The state of an account. */
export function stateOf({ blockedAt, erasedAt }: { blockedAt: Date | null; erasedAt: Date | null }) {
  if (erasedAt) return 'erased' as const;
  return blockedAt ? ('blocked' as const) : ('active' as const);
}
