import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import type { JobFilterArguments } from '#shared/jobs/jobs.contract.ts';
import { type ListFilter, readFilters, searchAddress, toggled, withFilters } from './search-address.ts';

export type JobFiltersHandle = ReturnType<typeof useJobFilters>;

/**
 * The filters of the address, including those of a navigation in progress, so that a checkbox is ticked at once.
 * Changes replace the history entry, and keep the scroll position and the focus.
 */
export function useJobFilters() {
  const here = useLocation();
  const { state, location: ahead } = useNavigation();
  const navigate = useNavigate();
  // The router reports a navigation a moment after it began, and until then a ticked checkbox must not flicker.
  const [intended, setIntended] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving somewhere is what ends an intention.
  useEffect(() => {
    if (state === 'idle') setIntended(null);
  }, [state, here.key]);

  const isLoading = intended !== null || ahead?.pathname === '/jobs';
  const search = intended ?? (ahead?.pathname === '/jobs' ? ahead.search : here.search);
  const filters = useMemo(() => readFilters(new URLSearchParams(search)), [search]);

  // Typed text is applied later, on top of what was ticked in between.
  const latest = useRef(filters);
  useEffect(() => {
    latest.current = filters;
  }, [filters]);

  const show = useCallback(
    (next: JobFilterArguments) => {
      const address = searchAddress(next);
      latest.current = next;
      setIntended(new URL(address, window.location.href).search);
      navigate(address, { replace: true, preventScrollReset: true });
    },
    [navigate],
  );
  const set = useCallback(
    (changes: Parameters<typeof withFilters>[1]) => show(withFilters(latest.current, changes)),
    [show],
  );
  const toggle = useCallback((name: ListFilter, value: string) => show(toggled(latest.current, name, value)), [show]);
  return { filters, isLoading, set, toggle };
}
