import type { ActRow } from './acts.store.ts';

/** A line of the history, for the page of whom or what it is about. */
export function showAct<Kind extends string>({ id, kind, at, actorId, actor, reason, from, to }: ActRow) {
  return {
    id,
    kind: kind as Kind,
    at: at.toISOString(),
    actor: actorId !== null && actor ? { id: actorId, name: actor } : null,
    reason,
    from,
    to,
  };
}

/** Where an account stands. */
export function stateOf({ blockedAt, erasedAt }: { blockedAt: Date | null; erasedAt: Date | null }) {
  if (erasedAt) return 'erased' as const;
  return blockedAt ? ('blocked' as const) : ('active' as const);
}
