import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import type { JobFilterArguments } from '#shared/jobs/jobs.contract.ts';
import { type ListFilter, readFilters, searchAddress, toggled, withFilters } from './search-address.ts';

export type JobFiltersHandle = ReturnType<typeof useJobFilters>;

/**
 * The filters as they stand in the address, or will in a moment: a box is ticked at once, not when the answer is here.
 * Changes replace the entry of the history and leave the scroll and the focus where they are.
 */
export function useJobFilters() {
  const here = useLocation();
  const { state, location: ahead } = useNavigation();
  const navigate = useNavigate();
  // The router tells of a journey a moment after it began; a box that is ticked must not blink until then.
  const [intended, setIntended] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving somewhere is what ends an intention.
  useEffect(() => {
    if (state === 'idle') setIntended(null);
  }, [state, here.key]);

  const isLoading = intended !== null || ahead?.pathname === '/jobs';
  const search = intended ?? (ahead?.pathname === '/jobs' ? ahead.search : here.search);
  const filters = useMemo(() => readFilters(new URLSearchParams(search)), [search]);

  // What is typed is applied later, on top of whatever was ticked in between.
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
