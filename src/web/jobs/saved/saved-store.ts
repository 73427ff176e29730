const NONE: ReadonlySet<number> = new Set();
let saved = NONE;
const listeners = new Set<() => void>();

/** The reader's saved jobs, shared by all buttons of a page. */
export const savedStore = {
  current: () => saved,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

export function setSaved(ids: Iterable<number>): void {
  saved = new Set(ids);
  for (const listener of listeners) listener();
}

export function markSaved(jobId: number, isSaved: boolean): void {
  const others = [...saved].filter((id) => id !== jobId);
  setSaved(isSaved ? [jobId, ...others] : others);
}
