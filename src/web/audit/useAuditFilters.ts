import { useCallback, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type AuditArguments, type FilterName, readFilters, withFilters } from './audit-address.ts';

/** The filters of the address, and the way to change them. */
export function useAuditFilters() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filters = readFilters(params);
  // Two changes in one moment: the second stands on the first, which the address does not show yet.
  const latest = useRef<AuditArguments>(filters);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read anew has the same text where nothing changed.
  useEffect(() => {
    latest.current = filters;
  }, [params]);

  const set = useCallback(
    (changes: Partial<Record<FilterName, string | undefined>>) => {
      const next = withFilters(latest.current, changes);
      latest.current = readFilters(new URLSearchParams(next));
      navigate(next, { replace: true, preventScrollReset: true });
    },
    [navigate],
  );
  return { filters, set };
}
export type AuditFiltersHandle = ReturnType<typeof useAuditFilters>;
