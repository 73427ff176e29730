import { useCallback, useEffect, useState } from 'react';
import { listResumes, type Resume } from '#shared/profiles/resumes.contract.ts';
import { call } from '#web/lib/call.ts';

/** null means that no CV is sent; undefined means that nothing was chosen yet. */
export type ChosenCv = number | null | undefined;

type Listed = readonly Resume[] | 'loading' | 'failed';

/**
 * The CVs of the person's own profile, and the one that is sent with an application: the default CV as long as none was
 * chosen. If the chosen one was deleted meanwhile, none is sent until the person chooses another.
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
    /** The id of the CV that is sent with the application. */
    value: isCandidate && !isGone ? first : null,
    add: (resume: Resume) => setListed((before) => [...(typeof before === 'string' ? [] : before), resume]),
    reload,
  };
}
export type StoredCvs = ReturnType<typeof useStoredCvs>;
