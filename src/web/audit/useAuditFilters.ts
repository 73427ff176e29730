import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type AuditArguments, type FilterName, readFilters, withFilters } from './audit-address.ts';

/** The filters of the address, including those of a navigation in progress. */
export function useAuditFilters() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [intended, setIntended] = useState<AuditArguments | null>(null);
  const filters = intended ?? readFilters(params);
  // When two changes follow each other at once, the second one builds on the first.
  const latest = useRef<AuditArguments | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address has arrived where it was meant to.
  useEffect(() => {
    latest.current = null;
    setIntended(null);
  }, [params]);

  const set = useCallback(
    (changes: Partial<Record<FilterName, string | undefined>>) => {
      // The address is ahead of what React has rendered, such as after a link to other filters.
      const current = latest.current ?? readFilters(new URLSearchParams(window.location.search));
      const next = withFilters(current, changes);
      latest.current = readFilters(new URLSearchParams(next));
      setIntended(latest.current);
      navigate(next, { replace: true, preventScrollReset: true });
    },
    [navigate],
  );
  return { filters, set };
}
export type AuditFiltersHandle = ReturnType<typeof useAuditFilters>;
