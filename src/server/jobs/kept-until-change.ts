import type { JobIndex } from './search/job-index.ts';

/** What was computed from the published jobs, until any of them changes: people page through and come back. */
export function keptUntilChange<T>(index: JobIndex, most: number) {
  const kept = new Map<string, T>();
  let version = -1;
  return (key: string, compute: () => T): T => {
    if (version !== index.version) kept.clear();
    version = index.version;
    const found = kept.get(key);
    if (found !== undefined) return found;
    const made = compute();
    kept.set(key, made);
    if (kept.size > most) kept.delete(kept.keys().next().value as string);
    return made;
  };
}
