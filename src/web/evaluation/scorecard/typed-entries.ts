import { useEffect, useMemo, useState } from 'react';
import { useSessionUser } from '#web/lib/session.ts';
import { openUnsentInput } from '#web/lib/unsent-input.ts';

/** The text as typed, and the version of the entry that it was typed on; null if there was no entry. */
export type TypedEntry = { score: string; comment: string; version: number | null };
export type TypedEntries = Readonly<Record<string, TypedEntry>>;

const NONE: TypedEntries = {};

/**
 * Typed and unsaved entries of a scorecard, by subject. They are there again when the reader returns to the application,
 * also after a reload, and end with the tab. Undefined in the first render, which is the server's too.
 */
export function useTypedEntries(applicationId: number) {
  const userId = useSessionUser()?.id ?? null;
  const kept = useMemo(
    () =>
      openUnsentInput({
        of: `scorecard:${applicationId}`,
        userId,
        version: 1,
        isValid: isTyped,
        storage: () => window.sessionStorage,
      }),
    [applicationId, userId],
  );
  const [typed, setTyped] = useState<TypedEntries>();
  useEffect(() => {
    const found = kept.read();
    setTyped(found.state === 'found' ? found.value : NONE);
  }, [kept]);
  useEffect(() => {
    if (typed === undefined) return;
    if (Object.keys(typed).length > 0) kept.write(typed);
    else kept.remove();
  }, [kept, typed]);
  return {
    typed: typed ?? NONE,
    isRead: typed !== undefined,
    change: (how: (typed: TypedEntries) => TypedEntries) => setTyped((now) => how(now ?? NONE)),
  };
}

function isTyped(value: unknown): value is TypedEntries {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every((one: Partial<TypedEntry> | null) => {
    const { score, comment, version } = one ?? {};
    return (
      typeof score === 'string' && typeof comment === 'string' && (version === null || typeof version === 'number')
    );
  });
}
