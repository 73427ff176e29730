import type { JobIndex } from './search/job-index.ts';

/** What was read or computed of the published jobs, until any of them changes: people page through and come back. */
export function keptUntilChange<T>(index: JobIndex, most: number) {
  const kept = new Map<string, T>();
  let version = -1;
  function current(): Map<string, T> {
    if (version !== index.version) kept.clear();
    version = index.version;
    return kept;
  }
  return {
    get: (key: string) => current().get(key),
    put(key: string, value: T): T {
      const now = current();
      now.set(key, value);
      if (now.size > most) now.delete(now.keys().next().value as string);
      return value;
    },
  };
}
