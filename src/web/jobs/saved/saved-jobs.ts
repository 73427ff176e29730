import { useEffect, useSyncExternalStore } from 'react';
import { readSavedHere } from './saved-in-browser.ts';

/** The id of an account, or a visitor. */
export type Saver = number | 'visitor';

const NONE: ReadonlySet<number> = new Set();
let whose: Saver | null = null;
let saved = NONE;
const listeners = new Set<() => void>();

export function setSaved(ids: Iterable<number>): void {
  saved = new Set(ids);
  for (const listener of listeners) listener();
}

export function markSaved(jobId: number, isSaved: boolean): void {
  const others = [...saved].filter((id) => id !== jobId);
  setSaved(isSaved ? [jobId, ...others] : others);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Once for all the buttons of a page, and after it: the page itself is the same for everybody. */
async function load(saver: Saver): Promise<void> {
  if (whose === saver) return;
  whose = saver;
  setSaved(saver === 'visitor' ? readSavedHere() : []);
  if (saver === 'visitor') return;
  try {
    const { listSaved } = await import('./saving.ts');
    setSaved(await listSaved());
  } catch {
    // Not knowing is no harm: saving twice saves once. The next page asks again.
    whose = null;
  }
}

/** Null: whoever looks saves no jobs. */
export function useIsSaved(jobId: number, saver: Saver | null): boolean {
  useEffect(() => {
    if (saver !== null) void load(saver);
  }, [saver]);
  return useSyncExternalStore(
    subscribe,
    () => saved.has(jobId),
    () => false,
  );
}
