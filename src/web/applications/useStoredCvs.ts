import { useCallback, useEffect, useState } from 'react';
import { listResumes, type Resume } from '#shared/profiles/resumes.contract.ts';
import { call } from '#web/lib/call.ts';

/** null: without a CV; undefined: nothing chosen yet. */
export type ChosenCv = number | null | undefined;

type Listed = readonly Resume[] | 'loading' | 'failed';

/**
 * The CVs of the own profile beside what was chosen for an application. As long as nothing was, it is the default one;
 * one that was deleted meanwhile is gone, and no other takes its place unasked.
 */
export function useStoredCvs(isCandidate: boolean, chosen: ChosenCv) {
  const [listed, setListed] = useState<Listed>('loading');
  const reload = useCallback(async () => {
    try {
      setListed((await call(listResumes, {})).resumes);
    } catch {
      setListed((before) => (before === 'loading' ? 'failed' : before));
    }
  }, []);
  useEffect(() => {
    if (isCandidate) void reload();
  }, [isCandidate, reload]);

  const resumes = typeof listed === 'string' ? [] : listed;
  const isGone = typeof chosen === 'number' && typeof listed !== 'string' && !resumes.some(({ id }) => id === chosen);
  const first = chosen === undefined ? (resumes.find(({ is_default }) => is_default)?.id ?? null) : chosen;
  return {
    resumes,
    isLoading: isCandidate && listed === 'loading',
    hasFailed: listed === 'failed',
    isGone,
    /** What goes with the application. */
    value: isCandidate && !isGone ? first : null,
    add: (resume: Resume) => setListed((before) => [...(typeof before === 'string' ? [] : before), resume]),
    reload,
  };
}
export type StoredCvs = ReturnType<typeof useStoredCvs>;
