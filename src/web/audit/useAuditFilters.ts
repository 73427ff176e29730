import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type AuditArguments, type FilterName, readFilters, withFilters } from './audit-address.ts';

/** The filters as they stand in the address, or will in a moment. */
export function useAuditFilters() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [intended, setIntended] = useState<AuditArguments | null>(null);
  const filters = intended ?? readFilters(params);
  // Two changes in one moment: the second stands on the first.
  const latest = useRef(filters);
  useEffect(() => {
    latest.current = readFilters(params);
    setIntended(null);
  }, [params]);

  const set = useCallback(
    (changes: Partial<Record<FilterName, string | undefined>>) => {
      const next = withFilters(latest.current, changes);
      latest.current = readFilters(new URLSearchParams(next));
      setIntended(latest.current);
      navigate(next, { replace: true, preventScrollReset: true });
    },
    [navigate],
  );
  return { filters, set };
}
export type AuditFiltersHandle = ReturnType<typeof useAuditFilters>;
