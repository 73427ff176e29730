import { useEffect, useSyncExternalStore } from 'react';
import { readSavedHere } from './saved-in-browser.ts';
import { savedStore, setSaved } from './saved-store.ts';

/** The id of an account, or a visitor. */
export type Saver = number | 'visitor';

let whose: Saver | null = null;

/** Loads once for all buttons of a page, and after the page, because the page itself is the same for everybody. */
async function load(saver: Saver): Promise<void> {
  if (whose === saver) return;
  whose = saver;
  setSaved(saver === 'visitor' ? readSavedHere() : []);
  if (saver === 'visitor') return;
  try {
    const { listSaved } = await import('./saving.ts');
    setSaved(await listSaved());
  } catch {
    // A failure does no harm: saving twice saves once, and the next page asks again.
    whose = null;
  }
}

/** `saver` is null for readers who cannot save jobs. */
export function useIsSaved(jobId: number, saver: Saver | null): boolean {
  useEffect(() => {
    if (saver !== null) void load(saver);
  }, [saver]);
  return useSyncExternalStore(
    savedStore.subscribe,
    () => savedStore.current().has(jobId),
    () => false,
  );
}
